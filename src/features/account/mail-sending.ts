/** Mutation options that a form passes for sending a mail: see `useServerErrors`. */
export interface MailOptions {
  errorPolicy: 'all';
  onError?: (error: Error) => void;
}

/** Sends a mail with a code, repeatedly if needed. */
export interface MailSending {
  /** Resolves with true once the mail is sent; false when the host refused or could not be reached. */
  send: (email: string) => Promise<boolean>;
  loading: boolean;
  /** Why the last mail was not sent. */
  error: Error | undefined;
}
