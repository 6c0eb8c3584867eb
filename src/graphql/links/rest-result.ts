import type { FieldNode } from 'graphql';
import { objectFields } from '../generated/rest-table.ts';
import { selectedFields } from '../selected-fields.ts';
import type { DocumentParts } from '../selected-fields.ts';
import { isRecord } from '../../rules/is-record.ts';

interface ResultContext {
  fragments: DocumentParts['fragments'];
  variables: Record<string, unknown>;
}

/**
 * Plain JSON → what the cache expects for these fields: objects get their `__typename`, aliases are applied,
 * and selected fields that were not sent are `null`, as is a bare `false` in place of an object.
 * @param typeName type of the object or of the list's objects; `null` for scalars, which are unchanged
 */
export function restResult(
  json: unknown,
  typeName: string | null,
  fields: readonly FieldNode[],
  context: ResultContext,
): unknown {
  if (typeName === null) return json ?? null;
  if (Array.isArray(json)) return json.map((item) => restResult(item, typeName, fields, context));
  if (!isRecord(json)) return null;
  const sets = fields.map((field) => field.selectionSet);
  const selected = selectedFields(sets, context.fragments, context.variables);
  const result: Record<string, unknown> = { __typename: typeName };
  for (const [key, nodes] of selected) {
    const name = nodes[0]?.name.value ?? key;
    if (name === '__typename') continue;
    result[key] = restResult(json[name], objectFields[typeName]?.[name] ?? null, nodes, context);
  }
  return result;
}
