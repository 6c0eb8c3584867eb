/** A figure in a box of 100 by 100, y downwards. */
export interface Motif {
  /** areas; where they overlap they are one */
  fill?: string;
  /** lines, `stroke` wide (3 when left out) */
  line?: string;
  stroke?: number;
  /** areas and lines left bare within the figure: eyes, veins; a figure that is cut out of a sheet has none */
  cut?: string;
  vein?: string;
  /** width of the bare lines, 1.6 when left out */
  veinStroke?: number;
}
