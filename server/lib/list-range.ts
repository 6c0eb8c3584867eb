/** The requested part of a list; both values are validated by the route. */
export interface ListRange {
  limit: number;
  offset: number;
}

/** A part of a list, and the total number of entries. */
export interface Listed<Row> {
  data: Row[];
  total: number;
}
