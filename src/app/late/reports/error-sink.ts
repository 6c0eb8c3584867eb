/** What is told of an error: nothing of a person. */
export interface ErrorReport {
  error: Error;
  /** The page where it happened; of one that is somebody's own only its kind. */
  path: string;
}

/** Who hears of errors. */
export type ErrorSink = (report: ErrorReport) => void;
