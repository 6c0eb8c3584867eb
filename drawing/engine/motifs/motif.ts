/** A figure in a box of 100 by 100, y downwards. */
export interface Motif {
  /** areas; overlapping ones are merged */
  fill?: string;
  /** lines, `stroke` wide (default 3) */
  line?: string;
  stroke?: number;
  /**
   * areas and lines left bare within the figure, such as eyes and veins; omitted when a figure is cut out of
   * a sheet
   */
  cut?: string;
  vein?: string;
  /** width of the bare lines, default 1.6 */
  veinStroke?: number;
}
