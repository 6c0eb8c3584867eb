import type { Art } from '../../engine/scene.ts';

/** Art printed or stuck on in a colour (`#rrggbb`). */
export const inked = (art: Art, colour: string): Art => ({ ...art, finish: 'print', colour });
