import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';

/** Keys that the viewer does not handle: `0` for the whole picture, `=` to zoom in where `+` needs Shift. */
export function useZoomKeys(zoom: RefObject<ZoomRef | null>): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === '0') zoom.current?.changeZoom(1);
      if (key === '=') zoom.current?.zoomIn();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [zoom]);
}
