import { Trans, useLingui } from '@lingui/react/macro';
import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '../../components/ui/Modal.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { ShopImage } from '../../lib/image-url.ts';

interface SizeChartProps {
  productName: string;
  image: ShopImage;
}

/** Opens a product's size chart (PRD-03): in a dialog, or without script as a plain image. */
export function SizeChart({ productName, image }: SizeChartProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={image.url}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-scorch underline-offset-4"
      >
        <Ruler aria-hidden="true" className="size-5" />
        <Trans comment="Link on a product, and heading: a table of sizes as a picture">Size chart</Trans>
      </a>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t`Size chart`}
        width="lg"
        fullHeight
        isToBeRead
      >
        {/* Keeps small print readable on phones: the dialog scrolls, also sideways. */}
        <Picture
          image={image}
          alt={t({
            message: `Size chart of ${productName}`,
            comment: 'Text alternative of the picture of a size chart',
          })}
          slot="sizeChart"
          className="min-w-152 rounded-cut"
        />
      </Modal>
    </>
  );
}
