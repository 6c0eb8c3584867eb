import { getMainDefinition } from '@apollo/client/utilities';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';

/** Fields by response key, in document order. */
export type SelectedFields = Map<string, FieldNode[]>;

export interface DocumentParts {
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/**
 * A document's operation and fragments.
 * @throws Error when it contains no operation
 */
export function documentParts(document: DocumentNode): DocumentParts {
  const operation = getMainDefinition(document);
  if (operation.kind !== 'OperationDefinition') throw new Error('The document holds no operation');
  const fragments = document.definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  return { operation, fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])) };
}

function isIncluded(node: SelectionNode, variables: Record<string, unknown> | null): boolean {
  if (variables === null) return true;
  return (node.directives ?? []).every((directive) => {
    const condition = directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
    const value =
      condition?.kind === 'Variable'
        ? variables[condition.name.value]
        : condition?.kind === 'BooleanValue' && condition.value;
    if (directive.name.value === 'skip') return value !== true;
    return directive.name.value !== 'include' || value === true;
  });
}

/**
 * Flattens selection sets: expands fragments, applies `@skip` and `@include`, groups fields by response key.
 * Type conditions always match: REST responses have no unions or interfaces.
 * @param variables decide the conditions; `null` includes everything
 */
export function selectedFields(
  sets: readonly (SelectionSetNode | undefined)[],
  fragments: DocumentParts['fragments'],
  variables: Record<string, unknown> | null,
): SelectedFields {
  const selected: SelectedFields = new Map();
  const visit = (set: SelectionSetNode | undefined) => {
    for (const node of set?.selections ?? []) {
      if (!isIncluded(node, variables)) continue;
      if (node.kind === 'InlineFragment') visit(node.selectionSet);
      else if (node.kind === 'FragmentSpread') visit(fragments.get(node.name.value)?.selectionSet);
      else {
        const key = node.alias?.value ?? node.name.value;
        selected.set(key, [...(selected.get(key) ?? []), node]);
      }
    }
  };
  sets.forEach(visit);
  return selected;
}
