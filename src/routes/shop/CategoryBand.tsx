import type { ReactNode } from 'react';
import { Material } from '../../components/ui/Material.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import type { ShopImage } from '../../lib/image-url.ts';
import { imageInSlot } from '../../lib/image-url.ts';

interface CategoryBandProps {
  /** Picture of the category's material. */
  image: ShopImage | null;
  heading: string;
  /** HTML, sanitised by the host. */
  content: string;
  /** The breadcrumbs. */
  children: ReactNode;
}

/** The format that the host crops to for the band. */
const BAND = { aspect: '16x3', width: 1450 };

/** The head of a category: its name engraved in a full-width picture of its material, and its description. */
export function CategoryBand({ image, heading, content, children }: CategoryBandProps) {
  return (
    <header>
      <div className="width-grid py-3">{children}</div>
      <div className="grid min-h-40 border-y border-kerf md:min-h-60">
        <Material image={image && imageInSlot(image, BAND)} slot="categoryBand" priority>
          <div className="width-grid py-6">
            <h1 className="font-display text-4xl font-bold hyphens-auto md:text-5xl">{heading}</h1>
          </div>
        </Material>
      </div>
      {content !== '' && (
        <div className="width-grid pt-6">
          <RichText html={content} />
        </div>
      )}
    </header>
  );
}
