import { AppLink } from '../ui/AppLink.tsx';

/** A logo as it stands in the settings; `darkUrl` for when the lamp is off. */
export interface SiteLogo {
  url: string;
  darkUrl?: string | undefined;
  /** px */
  width: number;
  height: number;
}

interface SiteBrandProps {
  name: string;
  logo?: SiteLogo | undefined;
}

/** Logo or word mark, leading home. */
export function SiteBrand({ name, logo }: SiteBrandProps) {
  return (
    <AppLink href="/" className="inline-flex min-h-11 min-w-0 items-center gap-3 rounded-cut">
      {logo ? (
        <picture>
          {logo.darkUrl ? <source srcSet={logo.darkUrl} media="(prefers-color-scheme: dark)" /> : null}
          <img
            src={logo.url}
            width={logo.width}
            height={logo.height}
            alt={name}
            className="max-h-11 w-auto"
          />
        </picture>
      ) : (
        <>
          <JointMark />
          <span className="display text-base leading-none font-extrabold text-balance xs:text-lg lg:text-xl lg:leading-none">
            {name}
          </span>
        </>
      )}
    </AppLink>
  );
}

/** A jointed board with the dot of the beam still on its corner. */
function JointMark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="size-9 shrink-0" fill="none">
      <path
        d="M4 4h20v6h7v7h-7v6h7v9H4z"
        className="fill-ply stroke-scorch"
        strokeWidth="1.75"
        strokeLinejoin="miter"
      />
      <path
        d="M9 14c3-2 6 2 10 0M9 20c4-2 7 1 11-.5M9 26c4 1 9-2 16 0"
        className="stroke-kerf"
        strokeWidth="1.25"
      />
      <circle cx="31" cy="32" r="3" className="fill-beam" />
    </svg>
  );
}
