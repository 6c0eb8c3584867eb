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

/** Pictures are shown on a dark background in either theme. */
const NIGHT = '#16130f'; // style-ok: the dark page background, whose token has this value in the dark theme only
export const DARK = {
  '--yarl__color_backdrop': NIGHT,
  '--yarl__thumbnails_container_background_color': NIGHT,
} as const;
