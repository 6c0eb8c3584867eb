/** Which part of a list is wanted; both are checked by the route. */
export interface ListRange {
  limit: number;
  offset: number;
}

/** A part of a list, and how many entries the whole list has. */
export interface Listed<Row> {
  data: Row[];
  total: number;
}
