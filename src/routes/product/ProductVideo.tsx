import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.ts';
import { classNames } from '../../lib/class-names.ts';

interface ProductVideoProps {
  video: {
    name: string;
    platform: string;
    slug: string;
    file: string | null;
    slate_image: { avif_url: string } | null;
  };
}

const YouTubeVideo = lazyPart(async () => (await import('./YouTubeVideo.tsx')).YouTubeVideo);

const ABSOLUTE_URL = /^(\/|https?:)/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * A product's video (PRD-03, ENT-17): the shop's own file, or on YouTube with the slug as its id. Until it is played
 * only its slate loads.
 */
export function ProductVideo({
  video: { name, platform, slug, file, slate_image: slate },
}: ProductVideoProps) {
  const isOnYouTube = platform === 'youtube' && YOUTUBE_ID.test(slug);
  if (file === null && !isOnYouTube) return null;
  return (
    <section className="below mt-12 border-t border-kerf pt-8">
      <h2 className="mb-4 font-display text-2xl font-bold">
        <Trans comment="Heading of a video from the workshop">See it made</Trans>
      </h2>
      <figure className="grid gap-x-12 gap-y-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {file === null ? (
          <Suspense fallback={null}>
            <YouTubeVideo id={slug} {...{ name, slate }} />
          </Suspense>
        ) : (
          <FileVideo url={ABSOLUTE_URL.test(file) ? file : `/v/${file}`} {...{ name, slate }} />
        )}
        <figcaption className="text-sm text-ink-soft">{name}</figcaption>
      </figure>
    </section>
  );
}

interface FileVideoProps {
  name: string;
  url: string;
  slate: { avif_url: string } | null;
}

/**
 * Its slate loads when it is nearly in view, as pictures do (server/http/lazy-pictures.ts); without script, with the
 * page.
 */
const FileVideo = ({ name, url, slate }: FileVideoProps) => (
  <>
    <Player
      {...{ name, url }}
      {...(slate && { 'data-lazy': '', 'data-poster': slate.avif_url })}
      suppressHydrationWarning
      className="noscript:hidden"
    />
    <noscript className="noscript:contents">
      <Player {...{ name, url }} poster={slate?.avif_url} />
    </noscript>
  </>
);

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
