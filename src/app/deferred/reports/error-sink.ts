/** What is reported of an error: nothing personal. */
export interface ErrorReport {
  error: Error;
  /** Path of the page; for personal pages only its kind. */
  path: string;
}

/** Receives error reports. */
export type ErrorSink = (report: ErrorReport) => void;
