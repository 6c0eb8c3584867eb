/**
 * So long after a "too busy" (503, `Retry-After`) a picture is asked for again, s. Scripts cannot read the header of a
 * picture that did not come, so both sides know the time.
 */
export const PICTURE_RETRY_SECONDS = 5;
