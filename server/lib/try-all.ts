/** A task independent of the others. */
type Work = () => Promise<unknown>;

/**
 * Runs tasks one after the other; a failure does not stop the others. Rejects at the end with all errors as
 * one `AggregateError`, if there are any.
 */
export async function tryAll(work: Iterable<Work>, message: string): Promise<void> {
  const errors: unknown[] = [];
  for (const each of work) {
    try {
      await each();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, message);
}
