import { Trans, useLingui } from '@lingui/react/macro';
import { CirclePlay } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { buttonClass } from '../../components/ui/button-style.ts';
import { isPlainPress } from '../../components/ui/is-plain-press.ts';

interface YouTubeVideoProps {
  /** YouTube's id of the video. */
  id: string;
  name: string;
  slate: { avif_url: string } | null;
}

const frame = 'aspect-video w-full rounded-cut border border-kerf bg-ply';

/** The pressed link, which had the focus, is replaced by the player. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** A video on YouTube (PRD-03). Nothing loads from there until it is played; without script it is a link. */
export function YouTubeVideo({ id, name, slate }: YouTubeVideoProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <iframe
        ref={takeFocus}
        title={name}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin that needs its own storage
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
        // YouTube refuses to play without knowing the embedding site.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        className={frame}
      />
    );
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <a
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t({ message: 'Play the video', comment: 'Button, heard only: plays the video' })}: ${name}`}
      onClick={open}
      className={`relative grid place-items-center overflow-hidden ${frame}`}
    >
      {slate && (
        <img
          src={slate.avif_url}
          alt=""
          loading="lazy"
          width={1184}
          height={666}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className={buttonClass({ className: 'relative' })}>
        <CirclePlay aria-hidden="true" size={20} strokeWidth={1.5} />
        <Trans comment="Button, heard only: plays the video">Play the video</Trans>
      </span>
    </a>
  );
}
