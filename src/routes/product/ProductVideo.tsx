import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface ProductVideoProps {
  video: { name: string; file: string | null; slate_image: { avif_url: string } | null };
}

const ABSOLUTE_URL = /^(\/|https?:)/;

/**
 * A product's video (PRD-03). Only its poster is loaded until played, and lazily like pictures
 * (server/http/lazy-pictures.ts); without script with the page.
 */
export function ProductVideo({ video: { name, file, slate_image: slate } }: ProductVideoProps) {
  if (file === null) return null;
  const film = { name, url: ABSOLUTE_URL.test(file) ? file : `/v/${file}` };
  return (
    <section className="below mt-12 border-t border-kerf pt-8">
      <h2 className="mb-4 font-display text-2xl font-bold">
        <Trans comment="Heading of a video from the workshop">See it made</Trans>
      </h2>
      <figure className="grid gap-x-12 gap-y-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Player
          {...film}
          {...(slate && { 'data-lazy': '', 'data-poster': slate.avif_url })}
          suppressHydrationWarning
          className="noscript:hidden"
        />
        <noscript className="noscript:contents">
          <Player {...film} poster={slate?.avif_url} />
        </noscript>
        <figcaption className="text-sm text-ink-soft">{name}</figcaption>
      </figure>
    </section>
  );
}

type PlayerProps = ComponentProps<'video'> & { name: string; url: string };

const Player = ({ name, url, className, ...slate }: PlayerProps) => (
  <video
    {...slate}
    controls
    muted
    playsInline
    preload="none"
    aria-label={name}
    className={classNames('aspect-video w-full rounded-cut border border-kerf bg-ply', className)}
  >
    <source src={url} />
    <a href={url}>{name}</a>
  </video>
);
