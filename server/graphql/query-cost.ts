import { BREAK, getOperationAST, Kind, valueFromASTUntyped, visit } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLField, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getComplexity } from 'graphql-query-complexity';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import type { Plugin } from 'graphql-yoga';
import { pageSizeRule } from '../generated/contract-rules.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { refuseQuery } from './query-guards.ts';

/** So many fields may be expected of one request: all of every page, or of the products of a group, come to less. */
const MAX_COST = 60_000;

/** What a search costs beside what it finds: milliseconds, which no field else takes. */
const SEARCH_COST = 1_000;
const SEARCHES: ReadonlySet<string> = new Set([
  'sellProductSearch',
  'sellSearchSuggestions',
] satisfies (keyof QueryResolvers)[]);

interface ListSize {
  assumedSize: number;
  slicingArgument: string | null;
}

/** What `@listSize` says of a field; null for what is no list. */
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

/** Null: the argument is not given. A variable counts as the most that it may be, so that a query always costs the same. */
function sliceOf(node: FieldNode, argument: string): number | null {
  const value = node.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!value || value.kind === Kind.NULL) return null;
  const given = value.kind === Kind.INT ? Number(value.value) : pageSizeRule.maximum;
  return Math.min(Math.max(given, pageSizeRule.minimum), pageSizeRule.maximum);
}

/** A field costs 1, or what a search does, and what is in it, a list as often as `@listSize` of the contract says. */
const estimate: ComplexityEstimator = ({ field, node, childComplexity }) => {
  const size = listSizeOf(field);
  if (!size) return (SEARCHES.has(field.name) ? SEARCH_COST : 1) + childComplexity;
  const slice = size.slicingArgument === null ? null : sliceOf(node, size.slicingArgument);
  return 1 + (slice ?? size.assumedSize) * (1 + childComplexity);
};

/** Whether variables decide what of a document is asked for (`@include`, `@skip`). */
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

/** Reckons what operations cost, and just once what always costs the same: a document that is parsed is remembered. */
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
 * Refuses what would be too much work before anything of it is done: the queries of one request, a batch or a single
 * one, are weighed together (APC-20). In `onExecute`, because validation is remembered by document alone.
 * @param isKnown whether the document of this context needs no weighing
 */
export function maxCost(schema: GraphQLSchema, isKnown: (context: object) => boolean): Plugin {
  const spent = new WeakMap<object, number>();
  const costOf = operationCosts(schema);
  return {
    onExecute({
      args: { document, operationName, variableValues, contextValue },
      setResultAndStopExecution,
    }) {
      const operation = getOperationAST(document, operationName);
      if (isKnown(contextValue) || !operation) return;
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
