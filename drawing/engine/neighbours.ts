import type { Area } from './lazy-map.ts';
import type { Solid } from './solids/solid.ts';

const CELLS = 56;
const NONE: readonly number[] = [];

/** Finds the solids that can matter at a place, so that not all are tested for every pixel. */
export class Neighbours {
  readonly #close: number[][];
  readonly #shading: number[][];
  readonly #area: Area;
  /** the area of ground near any solid */
  readonly beside: Area;

  /**
   * @param toward direction of the light @param spread its half width
   * @param reach distance (mm) within which a solid hides part of the sky
   */
  constructor(
    solids: readonly Solid[],
    toward: readonly [number, number, number],
    spread: number,
    reach: number,
  ) {
    const boxes = solids.map((solid) => footprint(solid, undefined, reach));
    const shadows = solids.map((solid) => footprint(solid, toward, 2 + spread * (topOf(solid) / toward[2])));
    this.#area = around([...boxes, ...shadows]);
    this.beside = around(boxes);
    this.#close = this.#fill(boxes);
    this.#shading = this.#fill(shadows);
  }

  /** The solids that may hide part of the sky above a cell. */
  close(cell: number): readonly number[] {
    return this.#close[cell] ?? NONE;
  }

  /** The solids that may cast a shadow on a cell, at any height. */
  shading(cell: number): readonly number[] {
    return this.#shading[cell] ?? NONE;
  }

  /** The cell containing a point (mm), or -1. */
  cell(x: number, y: number): number {
    const { left, right, near, far } = this.#area;
    const column = Math.floor(((x - left) / (right - left)) * CELLS);
    const row = Math.floor(((y - near) / (far - near)) * CELLS);
    if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) return -1;
    return row * CELLS + column;
  }

  #fill(boxes: readonly Area[]): number[][] {
    const cells: number[][] = Array.from({ length: CELLS * CELLS }, () => []);
    const { left, right, near, far } = this.#area;
    const index = (value: number, from: number, to: number): number =>
      Math.min(CELLS - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * CELLS)));
    boxes.forEach((box, i) => {
      for (let row = index(box.near, near, far); row <= index(box.far, near, far); row++)
        for (let column = index(box.left, left, right); column <= index(box.right, left, right); column++)
          cells[row * CELLS + column]?.push(i);
    });
    return cells;
  }
}

function topOf({ corners }: Solid): number {
  let top = 0;
  for (let i = 2; i < corners.length; i += 3) top = Math.max(top, corners[i] as number);
  return top;
}

/** The area of ground below a solid, including its shadow when a light is given. */
function footprint(
  { corners }: Solid,
  toward: readonly [number, number, number] | undefined,
  margin: number,
): Area {
  const box: Area = { left: Infinity, right: -Infinity, near: Infinity, far: -Infinity };
  const grow = (x: number, y: number): void => {
    box.left = Math.min(box.left, x - margin);
    box.right = Math.max(box.right, x + margin);
    box.near = Math.min(box.near, y - margin);
    box.far = Math.max(box.far, y + margin);
  };
  for (let i = 0; i < corners.length; i += 3) {
    const [x, y, z] = corners.slice(i, i + 3) as [number, number, number];
    grow(x, y);
    if (toward)
      grow(x - (toward[0] / toward[2]) * Math.max(0, z), y - (toward[1] / toward[2]) * Math.max(0, z));
  }
  return box;
}

function around(boxes: readonly Area[]): Area {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    near: Math.min(...boxes.map((box) => box.near)),
    far: Math.max(...boxes.map((box) => box.far)),
  };
}
