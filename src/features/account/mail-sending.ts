/** What a form adds to the call that sends a mail: see `useServerErrors`. */
export interface MailOptions {
  errorPolicy: 'all';
  onError?: (error: Error) => void;
}

/** A mail with a code that can be sent, again if need be. */
export interface MailSending {
  /** True once it is on its way; false when the host said no, or nothing. */
  send: (email: string) => Promise<boolean>;
  loading: boolean;
  /** Why the last one was not sent. */
  error: Error | undefined;
}
