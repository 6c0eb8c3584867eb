import './parallax.css';
import { Picture } from '../../components/ui/Picture.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { ShopImage } from '../../lib/image-url.ts';

interface HeroBackgroundProps {
  image: ShopImage;
  parallax: boolean;
  /** Per cent. */
  opacity: number;
  /** Per cent. */
  saturation: number;
  priority: boolean;
}

/** The picture behind a hero's text. */
export function HeroBackground({ image, parallax, opacity, saturation, priority }: HeroBackgroundProps) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-20 overflow-hidden">
      <div
        className={classNames('absolute inset-0', parallax && 'hero-parallax')}
        data-parallax={parallax}
        style={{ opacity: opacity / 100, filter: `saturate(${saturation}%)` }}
      >
        <Picture image={image} alt="" slot="background" priority={priority} className="size-full" />
      </div>
    </div>
  );
}
