import { useLingui } from '@lingui/react/macro';
import { Star, StarHalf } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

const STARS = [1, 2, 3, 4, 5];

/** The nearest half star between 0 and 5; 0 means not rated (A48). */
export const roundRating = (value: number): number => Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;

/** Stars out of five, to the nearest half; nothing when not rated. */
export function Rating({ value }: { value: number }) {
  const { i18n, t } = useLingui();
  const stars = roundRating(value);
  if (stars === 0) return null;
  const rating = i18n.number(stars);
  return (
    <span
      role="img"
      aria-label={t({ message: `${rating} out of 5`, comment: 'Stars of a review' })}
      className="flex text-brand"
    >
      {STARS.map((star) => {
        const isHalf = stars === star - 0.5;
        const Icon = isHalf ? StarHalf : Star;
        return (
          <Icon
            key={star}
            aria-hidden="true"
            strokeWidth={1.5}
            className={classNames(
              'size-4',
              (stars >= star || isHalf) && 'fill-current',
              isHalf && 'rtl:-scale-x-100',
            )}
          />
        );
      })}
    </span>
  );
}
