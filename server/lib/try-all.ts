/** One piece of work among others that do not depend on it. */
type Work = () => Promise<unknown>;

/**
 * Does one thing after the other; what fails keeps none of the others from its turn. Rejects at the end with all
 * errors as one `AggregateError`, when there are any.
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
