import { Trans } from '@lingui/react/macro';

interface ProductVideoProps {
  video: { name: string; file: string | null; slate_image: { webp_url: string } | null };
}

const ABSOLUTE_URL = /^(\/|https?:)/;

/** React does not know it of videos yet. */
const lazy = { loading: 'lazy' } as const;

/** A product's video (PRD-03). It plays when asked to and loads nothing but its slate before, when that is nearly seen. */
export function ProductVideo({ video: { name, file, slate_image: slate } }: ProductVideoProps) {
  if (file === null) return null;
  const url = ABSOLUTE_URL.test(file) ? file : `/v/${file}`;
  return (
    <section className="mt-12 border-t border-kerf pt-8">
      <h2 className="mb-4 font-display text-2xl font-bold">
        <Trans comment="Heading of a video from the workshop">See it made</Trans>
      </h2>
      <figure className="grid gap-x-12 gap-y-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <video
          {...lazy}
          controls
          muted
          playsInline
          preload="none"
          poster={slate?.webp_url}
          aria-label={name}
          className="aspect-video w-full rounded-cut border border-kerf bg-ply"
        >
          <source src={url} />
          <a href={url}>{name}</a>
        </video>
        <figcaption className="text-sm text-ink-soft">{name}</figcaption>
      </figure>
    </section>
  );
}
