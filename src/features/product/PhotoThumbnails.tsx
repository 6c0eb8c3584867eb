import { useLingui } from '@lingui/react/macro';
import { Picture } from '../../components/ui/Picture.tsx';
import type { ShopImage } from '../../lib/image-url.ts';

interface PhotoThumbnailsProps {
  photos: readonly { id: number; photo: ShopImage }[];
  /** From 0. */
  current: number;
  onShow: (index: number) => void;
}

const ROW = 'mt-3 flex flex-wrap gap-2 sm:gap-3';
const PLACE = 'block w-14 sm:w-20 overflow-hidden rounded-cut border border-kerf';

/** Placeholders for thumbnails. */
export const ThumbnailPlaces = ({ count }: { count: number }) => (
  <div aria-hidden="true" className={ROW}>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={PLACE}>
        <span className="block aspect-4/3 bg-ply" />
      </span>
    ))}
  </div>
);

/** Thumbnails for selecting a photo. */
export function PhotoThumbnails({ photos, current, onShow }: PhotoThumbnailsProps) {
  const { t } = useLingui();
  return (
    <ul className={ROW}>
      {photos.map(({ id, photo }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t({
              message: `Show photo ${index + 1}`,
              comment: 'Button, heard only: a verb, and the number of a photo',
            })}
            aria-current={index === current}
            onClick={() => onShow(index)}
            className={`${PLACE} transition-colors hover:border-scorch aria-[current=true]:border-scorch aria-[current=true]:shadow-[0_0_0_1px_var(--scorch)]`}
          >
            <Picture image={photo} alt="" slot="thumbnail" />
          </button>
        </li>
      ))}
    </ul>
  );
}
