import { BREAK, getOperationAST, Kind, valueFromASTUntyped, visit } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLField, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getComplexity } from 'graphql-query-complexity';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import type { Plugin } from 'graphql-yoga';
import { pageSizeRule } from '../generated/contract-rules.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { refuseQuery } from './query-guards.ts';

/**
 * Maximum expected number of fields per request; all of every page, or of the products of a group, cost less.
 */
const MAX_COST = 60_000;

/** What queries over the whole catalogue cost besides their results: they take milliseconds, unlike any other. */
const CATALOGUE_COSTS: Partial<Record<string, number>> = {
  sellProductSearch: 5_000,
  sellSearchSuggestions: 5_000,
  sellProductFacets: 5_000,
  sellProductCount: 1_000,
} satisfies Partial<Record<keyof QueryResolvers, number>>;

interface ListSize {
  assumedSize: number;
  slicingArgument: string | null;
}

/** Returns a field's `@listSize`; null if it is no list. */
function listSizeOf({ astNode }: GraphQLField<unknown, unknown>): ListSize | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  if (!directive) return null;
  const given = new Map(
    directive.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
  const slicingArgument = given.get('slicingArgument');
  return {
    assumedSize: Number(given.get('assumedSize')),
    slicingArgument: typeof slicingArgument === 'string' ? slicingArgument : null,
  };
}

/**
 * Null if the argument is not given. A variable counts as its maximum, so that a query always costs the same.
 */
function sliceOf(node: FieldNode, argument: string): number | null {
  const value = node.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!value || value.kind === Kind.NULL) return null;
  const given = value.kind === Kind.INT ? Number(value.value) : pageSizeRule.maximum;
  return Math.min(Math.max(given, pageSizeRule.minimum), pageSizeRule.maximum);
}

/** A field costs 1, or its `CATALOGUE_COSTS`, plus its children; a list costs that of its entries times its `@listSize`. */
const estimate: ComplexityEstimator = ({ field, node, childComplexity }) => {
  const size = listSizeOf(field);
  if (!size) return (CATALOGUE_COSTS[field.name] ?? 1) + childComplexity;
  const slice = size.slicingArgument === null ? null : sliceOf(node, size.slicingArgument);
  return 1 + (slice ?? size.assumedSize) * (1 + childComplexity);
};

/** Whether variables decide which parts of a document are requested (`@include`, `@skip`). */
function isConditional(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive({ name }) {
      if (name.value !== 'include' && name.value !== 'skip') return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}

interface AskedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Calculates the cost of operations, once for those that always cost the same, as parsed documents are
 * cached.
 */
function operationCosts(schema: GraphQLSchema): (asked: AskedOperation) => number {
  const known = new WeakMap<OperationDefinitionNode, number>();
  return ({ document, operation, variables }) => {
    const before = known.get(operation);
    if (before !== undefined) return before;
    const named = operation.name ? { operationName: operation.name.value } : {};
    const cost = getComplexity({ schema, query: document, estimators: [estimate], variables, ...named });
    if (!isConditional(document)) known.set(operation, cost);
    return cost;
  };
}

/**
 * Refuses too much work before any of it is done: the queries of one request, single or batched, are added up
 * (APC-20). In `onExecute`, because validation is cached by document alone.
 * @param isPersisted whether the document of this context is exempt
 */
export function maxCost(schema: GraphQLSchema, isPersisted: (context: object) => boolean): Plugin {
  const spent = new WeakMap<object, number>();
  const costOf = operationCosts(schema);
  return {
    onExecute({
      args: { document, operationName, variableValues, contextValue },
      setResultAndStopExecution,
    }) {
      const operation = getOperationAST(document, operationName);
      if (isPersisted(contextValue) || !operation) return;
      const { request } = contextValue;
      try {
        const cost =
          (spent.get(request) ?? 0) + costOf({ document, operation, variables: variableValues ?? {} });
        spent.set(request, cost);
        if (cost > MAX_COST) throw new Error(`Cost limit of ${MAX_COST} exceeded, found ${cost}`);
      } catch (error) {
        setResultAndStopExecution({ errors: [refuseQuery(error)] });
      }
    },
  };
}
