import { Picture } from '../../components/ui/Picture.tsx';
import type { GalleryGroupQuery } from './GalleryGroup.generated.ts';

interface GalleryCoverProps {
  gallery: GalleryGroupQuery['cognitoGallerys'][number];
  opened: boolean;
  /** Id of the element that it opens. */
  panelId: string;
  onOpen: () => void;
}

/** A gallery's cover: its first picture with its heading; a click opens the gallery below. */
export function GalleryCover({ gallery, opened, panelId, onOpen }: GalleryCoverProps) {
  const image = gallery.slides.find((slide) => slide.image)?.image;
  return (
    <button
      type="button"
      aria-expanded={opened}
      aria-controls={panelId}
      onClick={onOpen}
      className="group flex size-full flex-col rounded-cut border border-kerf bg-surface text-start transition-colors hover:border-scorch aria-expanded:border-scorch"
    >
      {image && <Picture image={image} alt="" slot="galleryCover" className="w-full" />}
      <span className="block p-4">
        <span className="block font-display text-lg leading-tight font-semibold group-hover:underline">
          {gallery.heading === '' ? gallery.name : gallery.heading}
        </span>
        {gallery.sub_heading !== '' && (
          <span className="mt-1 block text-sm text-ink-soft">{gallery.sub_heading}</span>
        )}
      </span>
    </button>
  );
}
