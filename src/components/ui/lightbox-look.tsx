import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icon = (Icon: LucideIcon) => () => <Icon aria-hidden="true" size={24} strokeWidth={1.5} />;

/** The shop's own icons. */
export const ICONS = {
  iconPrev: icon(ChevronLeft),
  iconNext: icon(ChevronRight),
  iconClose: icon(X),
  iconZoomIn: icon(ZoomIn),
  iconZoomOut: icon(ZoomOut),
};

/** Pictures hang in the dark, whatever the lamp of the page. */
const NIGHT = '#16130f'; // style-ok: the page's own dark ground, which a token names only where the lamp is off
export const DARK = {
  '--yarl__color_backdrop': NIGHT,
  '--yarl__thumbnails_container_background_color': NIGHT,
} as const;
