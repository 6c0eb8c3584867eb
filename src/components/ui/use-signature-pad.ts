import type SignaturePad from 'signature_pad';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { signatureImage } from './signature-image.ts';
import type { SignatureType } from './signature-image.ts';

/** Line widths, and distance between two points of a stroke, px (FRM-20). */
const PEN = { minWidth: 0.5, maxWidth: 2.5, minDistance: 5 };

interface SignaturePadOptions {
  /** The drawing as a data URL; '' for none. */
  value: string;
  type: SignatureType;
  /** Called after each stroke. */
  onChange: (dataUrl: string) => void;
}

/** A canvas that can be drawn on. */
interface DrawingPad {
  clear: () => void;
  stop: () => void;
}

/** Sizes the canvas to its place in device pixels; strokes and an earlier drawing scale with it. */
function fitToContainer(pad: SignaturePad, canvas: HTMLCanvasElement, from: number, drawn: string): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  const factor = canvas.clientWidth / from;
  const strokes = pad.toData().map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  if (drawn !== '') pad.fromDataURL(drawn, { ratio }).catch(() => undefined);
  pad.fromData(strokes, { clear: false });
}

function openPad(
  Pad: typeof SignaturePad,
  canvas: HTMLCanvasElement,
  { value, type, onChange }: SignaturePadOptions,
): DrawingPad {
  const backgroundColor = type === 'image/jpeg' ? 'white' : 'transparent';
  const pad = new Pad(canvas, { ...PEN, penColor: 'black', backgroundColor });
  let drawn = value;
  let width = canvas.clientWidth;
  fitToContainer(pad, canvas, width, drawn);
  pad.addEventListener('endStroke', () => onChange(signatureImage(pad, type)));
  const observer = new ResizeObserver(() => {
    if (canvas.clientWidth === width || canvas.clientWidth === 0) return;
    fitToContainer(pad, canvas, width, drawn);
    width = canvas.clientWidth;
  });
  observer.observe(canvas);
  return {
    clear() {
      drawn = '';
      pad.clear();
    },
    stop() {
      observer.disconnect();
      pad.off();
    },
  };
}

/** Counts attempts to load; after one failed, tries again when the browser is back online or `retry` is called. */
function useAttempts(): { attempt: number; fail: (attempt: number) => void; retry: (() => void) | null } {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const hasFailed = failed === attempt;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setAttempt(attempt + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed, attempt]);
  return { attempt, fail: setFailed, retry: hasFailed ? () => setAttempt(attempt + 1) : null };
}

/** A canvas that becomes a signature pad. */
interface CanvasPad {
  clear: () => void;
  /** Loads the library again if it failed to load; `null` otherwise. */
  retry: (() => void) | null;
}

/** Turns a canvas into a signature pad once the library has loaded. */
export function useSignaturePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  { value, type, onChange }: SignaturePadOptions,
): CanvasPad {
  const pad = useRef<DrawingPad | null>(null);
  const { attempt, fail, retry } = useAttempts();
  const missed = useEffectEvent(fail);
  const changed = useEffectEvent(onChange);
  const open = useEffectEvent((Pad: typeof SignaturePad, surface: HTMLCanvasElement) =>
    openPad(Pad, surface, { value, type, onChange: (dataUrl) => changed(dataUrl) }),
  );
  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    let left = false;
    import('signature_pad').then(
      ({ default: Pad }) => {
        if (!left) pad.current = open(Pad, surface);
      },
      () => missed(attempt),
    );
    return () => {
      left = true;
      pad.current?.stop();
      pad.current = null;
    };
  }, [canvas, attempt]);
  // Also cleared from outside, e.g. once the signature is sent.
  useEffect(() => {
    if (value === '') pad.current?.clear();
  }, [value]);
  return {
    clear() {
      pad.current?.clear();
      onChange('');
    },
    retry,
  };
}
