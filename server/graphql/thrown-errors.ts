import { GraphQLError } from 'graphql';
import { maskError } from 'graphql-yoga';

const thrownOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/** Masks what a resolver has thrown from clients and reports it once, however many fields awaited it. */
export function maskAndReport(report: (thrown: unknown) => void): typeof maskError {
  const reported = new WeakSet<object>();
  return (error, ...how) => {
    const masked = maskError(error, ...how);
    const thrown = thrownOf(error);
    const key = Object(thrown) as object;
    if (masked === error || reported.has(key)) return masked;
    reported.add(key);
    report(thrown);
    return masked;
  };
}
