import { posix } from 'node:path';
import { parse } from 'graphql';
import type { DefinitionNode } from 'graphql';
import type { Violation } from './violation.ts';

/** `cart-state.ts`, `CartState.tsx` and `cartState.machine.ts` → `cartstate`. */
export const moduleStem = (file: string): string =>
  posix.basename(file).replace(/\..*$/, '').replaceAll('-', '').toLowerCase();

/**
 * Misnamed definitions: a query or mutation must have the name of its file; a fragment `Owner_part` must be
 * in `Owner.graphql` or `OwnerPart.graphql`, and its owner must be a module in `modules`.
 */
export function documentNameViolations(
  file: string,
  source: string,
  modules: readonly string[],
): Violation[] {
  const home = posix.basename(file, '.graphql');
  const stems = new Set(modules.map(moduleStem));
  const problemOf = (definition: DefinitionNode): string | null => {
    if (definition.kind === 'OperationDefinition') {
      const name = definition.name?.value ?? '';
      return name === home ? null : `${name} belongs into ${name}.graphql`;
    }
    if (definition.kind !== 'FragmentDefinition') return null;
    const name = definition.name.value;
    const [owner = '', part = ''] = name.split('_');
    if (!stems.has(owner.toLowerCase())) return `${name} is named for ${owner}, which is no module`;
    const homes = [owner, `${owner}${part.charAt(0).toUpperCase()}${part.slice(1)}`];
    return homes.includes(home) ? null : `${name} belongs into ${homes.join('.graphql or ')}.graphql`;
  };
  return parse(source).definitions.flatMap((definition) => {
    const message = problemOf(definition);
    return message === null ? [] : [{ file, line: definition.loc?.startToken.line ?? 1, message }];
  });
}
