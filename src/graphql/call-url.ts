import { restTable } from './generated/rest-table.ts';

/**
 * The URL of a REST call without parameters, for calls that bypass the client.
 * @throws Error for an unknown call
 */
export function callUrl(baseUrl: string, field: string): string {
  const call = restTable[field];
  if (!call) throw new Error(`Not a REST call: ${field}`);
  return `${baseUrl}${call.path}`;
}
