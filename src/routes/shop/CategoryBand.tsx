import type { ReactNode } from 'react';
import { Picture } from '../../components/ui/Picture.tsx';
import type { ShopImage } from '../../lib/image-url.ts';

interface CategoryBandProps {
  /** The category's material. */
  image: ShopImage | null;
  heading: string;
  /** HTML, sanitised by the host. */
  content: string;
  /** The breadcrumbs. */
  children: ReactNode;
}

/** The head of a category: its name and words beside a swatch of its material. */
export function CategoryBand({ image, heading, content, children }: CategoryBandProps) {
  return (
    <header className="border-b border-kerf bg-ply">
      <div className="width-grid grid items-center gap-6 py-8 md:grid-cols-[1fr_18rem] md:py-10">
        <div>
          {children}
          <h1 className="mt-3 font-display text-4xl font-bold text-scorch">{heading}</h1>
          {content !== '' && (
            <div className="prose-shop mt-3" dangerouslySetInnerHTML={{ __html: content }} />
          )}
        </div>
        {image && (
          <Picture
            image={image}
            alt=""
            slot="categoryBand"
            priority
            className="hidden rounded-cut border border-kerf md:block"
          />
        )}
      </div>
    </header>
  );
}
