import { Kind } from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLSchema } from 'graphql';

export interface RestCall {
  name: string;
  kind: 'query' | 'mutation';
  method: 'GET' | 'POST';
  path: string;
  alternateMethod: 'GET' | 'POST' | null;
  anonymous: boolean;
  orFalse: boolean;
  /**
   * Whether the response is private to a logged-in user, or also to holders of a link with a key; `null` when
   * public.
   */
  personal: 'login' | 'key' | null;
  field: GraphQLField<unknown, unknown>;
  /** Arguments in the path, e.g. `id` in `/submit/{id}`. */
  pathArguments: GraphQLArgument[];
  /** Arguments in the query string (GET) or JSON body (POST). */
  otherArguments: GraphQLArgument[];
}

type RestMethod = 'GET' | 'POST';

function personalOf({ astNode }: GraphQLField<unknown, unknown>): RestCall['personal'] {
  const directive = astNode?.directives?.find((node) => node.name.value === 'personal');
  if (!directive) return null;
  const withKey = directive.arguments?.find((node) => node.name.value === 'withKey')?.value;
  return withKey?.kind === Kind.BOOLEAN && withKey.value ? 'key' : 'login';
}

/** All fields with `@rest`, in schema order. Throws when a path contains an unknown argument. */
export function restCalls(schema: GraphQLSchema): RestCall[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      const directive = field.astNode?.directives?.find((node) => node.name.value === 'rest');
      if (!directive) return [];
      const given = new Map(
        (directive.arguments ?? []).map((node) => [
          node.name.value,
          'value' in node.value ? node.value.value : null,
        ]),
      );
      const path = String(given.get('path'));
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const known = new Set(field.args.map((argument) => argument.name));
      const missing = inPath.filter((name) => !known.has(name ?? ''));
      if (missing.length > 0)
        throw new Error(`${field.name}: ${path} names no argument ${missing.join(', ')}`);
      return [
        {
          name: field.name,
          kind,
          method: String(given.get('method')) as RestMethod,
          path,
          alternateMethod: (given.get('alternateMethod') as RestMethod | undefined) ?? null,
          anonymous: given.get('anonymous') === true,
          orFalse: given.get('orFalse') === true,
          personal: personalOf(field),
          field,
          pathArguments: field.args.filter((argument) => inPath.includes(argument.name)),
          otherArguments: field.args.filter((argument) => !inPath.includes(argument.name)),
        },
      ];
    }),
  );
}
