/**
 * Delay (seconds) before requesting a picture again after "too busy" (503, `Retry-After`). Shared, since
 * scripts cannot read the headers of a failed picture.
 */
export const PICTURE_RETRY_SECONDS = 5;
