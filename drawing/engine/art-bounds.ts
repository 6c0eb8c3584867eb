import { outlineText } from './lettering.ts';
import type { Art } from './scene.ts';
import type { Bounds } from './svg-path.ts';
import { pathBounds } from './svg-path.ts';

/**
 * A generous bounding box of a face's art, in mm about the face's middle. Texts and motifs count; borders and
 * radial art only if there is nothing else. Undefined when there is no art.
 */
export function boundsOfArt(art: readonly Art[]): Bounds | undefined {
  const within = art.filter(({ border, radial }) => border === undefined && radial === undefined);
  const boxes = (within.length > 0 ? within : art).map(placedBox);
  const [first, ...others] = boxes;
  return first && others.reduce(joined, first);
}

function joined(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function placedBox(art: Art): Bounds {
  const own = ownBox(art);
  const [x, y] = art.at ?? [0, 0];
  const angle = ((art.turn ?? 0) * Math.PI) / 180;
  const w = (own.right - own.left) / 2;
  const h = (own.bottom - own.top) / 2;
  const across = Math.abs(w * Math.cos(angle)) + Math.abs(h * Math.sin(angle));
  const down = Math.abs(w * Math.sin(angle)) + Math.abs(h * Math.cos(angle));
  const middleX = (own.left + own.right) / 2;
  const middleY = (own.top + own.bottom) / 2;
  const cx = x + middleX * Math.cos(angle) - middleY * Math.sin(angle);
  const cy = y + middleX * Math.sin(angle) + middleY * Math.cos(angle);
  return { left: cx - across, top: cy - down, right: cx + across, bottom: cy + down };
}

/** The box of one art element before it is moved and turned. */
function ownBox(art: Art): Bounds {
  if (art.radial) return about(2 * (art.radial.radius + art.size / 2));
  if (art.arc) return about(2 * (Math.abs(art.arc) + art.size));
  if (art.path !== undefined) return pathBounds(art.path);
  if (art.text === undefined) return about(art.size, art.border === 'rule' ? 0 : (art.height ?? art.size));
  const { width, height } = outlineText(art.text, {
    font: art.font ?? 'sans-bold',
    size: art.size,
    track: art.track ?? 0,
  });
  const shrunk = art.fit && width > art.fit ? art.fit / width : 1;
  return about(width * shrunk, height * shrunk);
}

function about(width: number, height: number = width): Bounds {
  return { left: -width / 2, top: -height / 2, right: width / 2, bottom: height / 2 };
}
