import type { SiteIcons_DomainFragment } from './SiteIcons.generated.ts';

/** Shipped with the shop; adapts to light and dark itself. */
const OWN_ICON = '/assets/brand/favicon.svg';

const LIGHT = '(prefers-color-scheme: light)';
const DARK = '(prefers-color-scheme: dark)';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };
const typeOf = (url: string) => TYPES[/\.(\w+)$/.exec(url)?.[1]?.toLowerCase() ?? ''];

/**
 * Favicon, home-screen icon, manifest and browser theme colour, light and dark (SEO-06); blank dark settings
 * fall back to the light ones.
 */
export function SiteIcons({ settings }: { settings: SiteIcons_DomainFragment | null }) {
  const icon = settings?.favicon || OWN_ICON;
  const darkIcon = settings?.favicon_dark || icon;
  const colour = settings?.theme_colour ?? '';
  const darkColour = settings?.dark_theme_colour || colour;
  return (
    <>
      {darkIcon === icon ? (
        <link rel="icon" href={icon} type={typeOf(icon)} />
      ) : (
        <>
          <link rel="icon" href={icon} type={typeOf(icon)} media={LIGHT} />
          <link rel="icon" href={darkIcon} type={typeOf(darkIcon)} media={DARK} />
        </>
      )}
      <link rel="apple-touch-icon" href="/assets/brand/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {colour && <meta name="theme-color" content={colour} media={LIGHT} />}
      {darkColour && <meta name="theme-color" content={darkColour} media={DARK} />}
    </>
  );
}
