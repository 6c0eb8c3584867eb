interface NetworkErrorDetails {
  cause: unknown;
  /** Whether the time limit was exceeded. */
  timedOut?: boolean;
}

/** No response came: no connection, a dropped one, or none within the time limit. */
export class NetworkError extends Error {
  readonly layer = 'network';
  readonly timedOut: boolean;

  constructor(message: string, { cause, timedOut = false }: NetworkErrorDetails) {
    super(message, { cause });
    this.name = 'NetworkError';
    this.timedOut = timedOut;
  }
}
