import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { imageInSlot } from '../../lib/image-url.ts';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';
import { opensNewTab } from './SlideLink.tsx';

interface SlideModalProps {
  /** `null` while closed. */
  slide: GalleryWidget_SlideFragment | null;
  aspect: string;
  onClose: () => void;
}

/** Largest width of the photo gallery's picture, px (specification section 9). */
const LIGHTBOX_WIDTH = 1920;

/** A slide enlarged: heading, subheading, text, picture, and its link at the bottom (GAL-10). */
export function SlideModal({ slide, aspect, onClose }: SlideModalProps) {
  const { t } = useLingui();
  const { link, link_button_text: buttonText } = slide ?? {};
  return (
    <Modal
      open={slide !== null}
      onClose={onClose}
      title={
        slide?.heading ||
        t({ message: 'Picture', comment: 'Heading of a window with a picture that has no name' })
      }
      fullHeight
      width="lg"
      footer={
        link && buttonText ? (
          <ButtonLink href={link} newTab={opensNewTab(slide?.link_target ?? null)} variant="primary">
            {buttonText}
          </ButtonLink>
        ) : null
      }
    >
      {slide?.sub_heading && <p className="mb-3 text-lg text-ink-soft">{slide.sub_heading}</p>}
      {slide?.image && (
        <Picture
          image={imageInSlot(slide.image, { aspect, width: LIGHTBOX_WIDTH })}
          alt={slide.heading}
          slot="slideModal"
          className="rounded-cut"
        />
      )}
      <RichText html={slide?.content ?? ''} className="mt-4" />
    </Modal>
  );
}
