/** A rectangle of the ground in mm. */
export interface Area {
  left: number;
  right: number;
  near: number;
  far: number;
}

const MAX_CELLS = 1_200_000;

/** A smooth quantity over the ground, computed at grid corners on first use and interpolated between them. */
export class LazyMap {
  readonly #values: Float32Array;
  readonly #columns: number;
  readonly #rows: number;
  readonly #cell: number;
  readonly #area: Area;
  readonly #outside: number;
  readonly #measure: (x: number, y: number) => number;

  /**
   * @param cell wanted cell size, mm @param outside value outside the area
   * @param measure the value at a point
   */
  constructor(area: Area, cell: number, outside: number, measure: (x: number, y: number) => number) {
    const width = area.right - area.left;
    const depth = area.far - area.near;
    this.#cell = Math.max(cell, Math.sqrt((width * depth) / MAX_CELLS));
    this.#columns = Math.ceil(width / this.#cell) + 2;
    this.#rows = Math.ceil(depth / this.#cell) + 2;
    this.#values = new Float32Array(this.#columns * this.#rows).fill(-1);
    this.#area = area;
    this.#outside = outside;
    this.#measure = measure;
  }

  at(x: number, y: number): number {
    const u = (x - this.#area.left) / this.#cell;
    const v = (y - this.#area.near) / this.#cell;
    const column = Math.floor(u);
    const row = Math.floor(v);
    if (column < 0 || row < 0 || column + 1 >= this.#columns || row + 1 >= this.#rows) return this.#outside;
    const fu = u - column;
    const fv = v - row;
    const near = this.#corner(column, row) * (1 - fu) + this.#corner(column + 1, row) * fu;
    const far = this.#corner(column, row + 1) * (1 - fu) + this.#corner(column + 1, row + 1) * fu;
    return near + (far - near) * fv;
  }

  #corner(column: number, row: number): number {
    const i = row * this.#columns + column;
    const known = this.#values[i] as number;
    if (known >= 0) return known;
    const value = this.#measure(this.#area.left + column * this.#cell, this.#area.near + row * this.#cell);
    this.#values[i] = value;
    return value;
  }
}
