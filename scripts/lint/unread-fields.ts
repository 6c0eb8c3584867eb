import { posix } from 'node:path';
import { parse, visit } from 'graphql';
import type { DefinitionNode, FieldNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { moduleImports } from '../requirements/module-imports.ts';
import { childrenOf, nodesIn, parseFile, textOf } from '../requirements/syntax.ts';
import type { SyntaxNode } from '../requirements/syntax.ts';
import { moduleStem } from './document-names.ts';
import { isDocument, isGeneratedFile, isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

type Definition = FragmentDefinitionNode | OperationDefinitionNode;

/** Documents and modules of the storefront by path relative to the project. */
export type Sources = ReadonlyMap<string, string>;

/** The cache needs it to identify objects, whether or not it is read. */
const CACHE_KEY = 'id';

const EXCUSE = /#\s*unread-ok:\s*\S/;

const isModule = (file: string) =>
  /^src\/.*\.tsx?$/.test(file) && !isGeneratedFile(file) && !isTestFile(file);
const isDefinition = (node: DefinitionNode): node is Definition =>
  node.kind === 'FragmentDefinition' || node.kind === 'OperationDefinition';

/** Converts `${side}_top` to a pattern if enough of the name is literal. */
function patternOf(template: SyntaxNode): RegExp | null {
  const texts = nodesIn(template, 'quasis').map((quasi) => textOf({ ...template, quasis: [quasi] }) ?? '');
  return texts.join('').length < 3 || !texts.every((text) => /^\w*$/.test(text))
    ? null
    : new RegExp(`^${texts.join('\\w+')}$`);
}

/**
 * Names under which a module may read data: members, destructured keys, and strings, which may be keys.
 * Composed names become patterns.
 */
function namesRead(node: SyntaxNode, names: Set<string | RegExp>, inPattern = false): Set<string | RegExp> {
  const isRead = node.type === 'MemberExpression' || (inPattern && node.type === 'Property');
  const read: unknown = isRead ? (node['property'] ?? node['key']) : node;
  const isName = typeof read === 'object' && read !== null;
  if (isRead && isName && 'name' in read && typeof read.name === 'string') names.add(read.name);
  if (node.type === 'Literal' && typeof node['value'] === 'string') names.add(node['value']);
  const pattern = node.type === 'TemplateLiteral' ? patternOf(node) : null;
  if (pattern) names.add(pattern);
  for (const child of childrenOf(node)) namesRead(child, names, node.type === 'ObjectPattern');
  return names;
}

const isNamesake = (file: string, document: string) =>
  moduleStem(file) === moduleStem(document) && posix.dirname(file) === posix.dirname(document);

/** Whether this is a machine's actor module, whose data enters a state that any module may read. */
const forMachines = (file: string) => /-(actors|calls)\.ts$/.test(file);

/** Tracks what a module passes its data to: all its imports except lazy and generated ones. */
class Readers {
  readonly #sources: Sources;
  readonly #imports = new Map<string, string[]>();
  readonly #names = new Map<string, Set<string | RegExp>>();

  constructor(sources: Sources) {
    this.#sources = sources;
    for (const [file, source] of sources) {
      if (!isModule(file)) continue;
      const targets = moduleImports(file, source).filter(({ lazy }) => !lazy);
      this.#imports.set(
        file,
        targets.map(({ target }) => target),
      );
    }
  }

  /** The modules that import the code generated from a document, and the module of the same name. */
  ownersOf(document: string): string[] {
    const generated = document.replace(/\.graphql$/, '.generated.ts');
    return [...this.#imports]
      .filter(([file, targets]) => targets.includes(generated) || isNamesake(file, document))
      .map(([file]) => file);
  }

  /** All names read by these modules or their imports. */
  namesReadBy(owners: readonly string[]): (string | RegExp)[] {
    const reached = new Set(owners.some(forMachines) ? this.#imports.keys() : owners);
    for (const file of reached) {
      for (const target of this.#imports.get(file) ?? []) if (this.#imports.has(target)) reached.add(target);
    }
    return [...reached].flatMap((file) => [...this.#namesIn(file)]);
  }

  #namesIn(file: string): Set<string | RegExp> {
    const source = this.#sources.get(file) ?? '';
    const names = this.#names.get(file) ?? namesRead(parseFile(file, source), new Set());
    this.#names.set(file, names);
    return names;
  }
}

/** The definitions that spread a fragment, by its name. */
function spreadBy(definitions: readonly Definition[]): Map<string, Definition[]> {
  const parents = new Map<string, Definition[]>();
  for (const definition of definitions) {
    visit(definition, {
      FragmentSpread: ({ name }) =>
        void parents.set(name.value, [...(parents.get(name.value) ?? []), definition]),
    });
  }
  return parents;
}

/**
 * Reports requested fields that are never read. The readers of a query are the modules that use it and their
 * imports; of a fragment, the modules that name its type or, if there are none, the readers of the
 * definitions that spread it. Compares names rather than types, so an unread field with a common name may be
 * missed. `# unread-ok: reason` on its line excuses one.
 */
export function unreadFields(sources: Sources): Violation[] {
  const documents = [...sources].filter(([file]) => isDocument(file));
  const homes = new Map(
    documents.flatMap(([file, source]) =>
      parse(source)
        .definitions.filter(isDefinition)
        .map((node) => [node, file] as const),
    ),
  );
  const parents = spreadBy([...homes.keys()]);
  const readers = new Readers(sources);
  const ownersOf = (definition: Definition): string[] => {
    const owners = readers.ownersOf(homes.get(definition) ?? '');
    if (definition.kind === 'OperationDefinition') return owners;
    const bringers = (parents.get(definition.name.value) ?? []).flatMap(ownersOf);
    return owners.length === 0 || bringers.every(forMachines) ? [...owners, ...bringers] : owners;
  };
  return [...homes].flatMap(([definition, file]) => {
    const read = readers.namesReadBy(ownersOf(definition));
    const names = new Set(read);
    const patterns = read.filter((name) => typeof name !== 'string');
    return askedFields(definition, sources.get(file) ?? '')
      .filter(({ name }) => name !== CACHE_KEY && !names.has(name))
      .filter(({ name }) => !patterns.some((pattern) => pattern.test(name)))
      .map(({ name, line }) => ({ file, line, message: `${name} is asked for and never read` }));
  });
}

/**
 * The fields of a definition by the names they are read by, without an operation's root field and without a
 * sole field, since a selection must not be empty.
 */
function askedFields(definition: Definition, source: string): { name: string; line: number }[] {
  const lines = source.split('\n');
  const fields: FieldNode[] = [];
  visit(definition, {
    SelectionSet: ({ selections }) => {
      const asked = selections.filter((selection) => selection.kind === 'Field');
      if (selections.length > 1 && asked.length > 0) fields.push(...asked);
    },
  });
  const roots = definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
  return fields
    .filter((field) => !roots.includes(field))
    .map((field) => ({
      name: (field.alias ?? field.name).value,
      line: field.loc?.startToken.line ?? 1,
    }))
    .filter(({ line }) => !EXCUSE.test(lines[line - 1] ?? ''));
}
