import { GraphQLError } from 'graphql';
import type { ASTVisitor, SelectionSetNode, ValidationContext } from 'graphql';

const FIELD = 'relateds';

/**
 * A validation rule that forbids `relateds` inside `relateds`, also through fragments and under any
 * condition: each level would multiply the number of products (APC-20).
 */
export function NoRelatedsOfRelateds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const seen = new Set<string>();
      const visit = (set: SelectionSetNode | undefined, isInside: boolean): void => {
        for (const node of set?.selections ?? []) {
          if (node.kind === 'Field') {
            const isRelateds = node.name.value === FIELD;
            if (isRelateds && isInside) {
              const message = `${FIELD} cannot be selected inside ${FIELD}: ask for each related product by its slug`;
              context.reportError(new GraphQLError(message, { nodes: node }));
            } else visit(node.selectionSet, isInside || isRelateds);
          } else if (node.kind === 'InlineFragment') visit(node.selectionSet, isInside);
          else {
            const name = node.name.value;
            const key = `${name} ${isInside}`;
            if (seen.has(key)) continue;
            seen.add(key);
            visit(context.getFragment(name)?.selectionSet, isInside);
          }
        }
      };
      visit(operation.selectionSet, false);
    },
  };
}
