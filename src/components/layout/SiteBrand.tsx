import { AppLink } from '../ui/AppLink.tsx';

/** The owner's logo from the settings; `darkUrl` for the dark theme. */
export interface SiteLogo {
  url: string;
  darkUrl?: string | undefined;
}

interface SiteBrandProps {
  name: string;
  logo?: SiteLogo | undefined;
}

/** Logo or word mark, linked to the home page. */
export function SiteBrand({ name, logo }: SiteBrandProps) {
  return (
    <AppLink href="/" className="inline-flex min-h-11 min-w-0 items-center gap-3 rounded-cut">
      {logo ? (
        <picture>
          {logo.darkUrl ? <source srcSet={logo.darkUrl} media="(prefers-color-scheme: dark)" /> : null}
          <img
            src={logo.url}
            alt={name}
            className="h-9 w-auto max-w-[min(13rem,35vw)] object-contain object-left rtl:object-right lg:max-w-52"
          />
        </picture>
      ) : (
        <>
          <BrandMark />
          <span
            lang="en"
            className="display text-base leading-none font-extrabold text-balance xs:text-lg lg:text-xl lg:leading-none"
          >
            {name}
          </span>
        </>
      )}
    </AppLink>
  );
}

/** The shop's mark, as the host draws it for icons: two finger-jointed boards and the beam's dot. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0">
      <path d="M3 3H23.6V9.2H15.6V17.2H23.6V22.8H15.6V30.8H23.6V37H3Z" className="fill-brand" />
      <path d="M37 3H25.4V11H17.4V15.4H25.4V24.6H17.4V29H25.4V37H37Z" className="fill-ink" />
      <circle cx="31.2" cy="20" r="2.7" className="fill-beam" />
    </svg>
  );
}
