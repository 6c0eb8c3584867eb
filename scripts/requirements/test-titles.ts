import { childrenOf, nameOf, nodeIn, nodesIn, parseFile, textOf } from './syntax.ts';
import type { SyntaxNode } from './syntax.ts';

const ID = String.raw`(?:[A-Z][A-Z0-9]{1,2}-\d{2}|A\d{2})`;
const PREFIX = new RegExp(String.raw`^\[(${ID}(?:, ?${ID})*)\] `);
const LIKE_PREFIX = /^\[(?:[A-Z][A-Z0-9]{1,2}-\d|A\d)[^\]]*\]/;

const RUNNERS = new Set(['it', 'test', 'describe']);
const MODIFIERS = new Set(['concurrent', 'sequential', 'shuffle', 'only', 'serial', 'parallel']);
const SKIPS = new Set(['skip', 'todo', 'fixme', 'fail', 'fails', 'skipIf', 'runIf']);
const ROWS = new Set(['each', 'for']);
const SKIP_OPTIONS = new Set(['skip', 'todo', 'fails']);
const SKIPS_IN_BODY = new Set(['skip', 'fixme', 'fail', 'todo']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
const CONDITIONS = new Set(['IfStatement', 'ConditionalExpression', 'LogicalExpression', 'SwitchCase']);

/** The ids at the start of a title or a row of a test table. */
export interface NamedTest {
  ids: readonly string[];
  /** Always runs in CI and must pass: not skipped, conditional or expected to fail. */
  runs: boolean;
}

/** `it`, `test.describe.skip`, `it.skipIf(…)`, `it.each(rows)`: the callee of a title. */
interface Runner {
  words: readonly string[];
  rows: SyntaxNode | null;
}

interface Scope {
  runs: boolean;
  /** Ids of the enclosing groups, which every test in them proves too. */
  ids: readonly string[];
}

class TitleReader {
  readonly tests: NamedTest[] = [];
  readonly #constants = new Map<string, SyntaxNode>();
  readonly #read = new Set<SyntaxNode>();
  readonly #file: string;

  constructor(file: string, program: SyntaxNode) {
    this.#file = file;
    this.#collectConstants(program);
    this.#visit(program, { runs: true, ids: [] });
    this.#refuseStrays(program);
  }

  #collectConstants(node: SyntaxNode): void {
    const name = node.type === 'VariableDeclarator' ? nameOf(nodeIn(node, 'id')) : null;
    const value = nodeIn(node, 'init');
    if (name !== null && value !== null) this.#constants.set(name, value);
    for (const child of childrenOf(node)) this.#collectConstants(child);
  }

  #runner(node: SyntaxNode | null, depth = 0): Runner | null {
    if (node === null || depth > 9) return null;
    const name = nameOf(node);
    if (name !== null) {
      if (RUNNERS.has(name)) return { words: [name], rows: null };
      return this.#runner(this.#constants.get(name) ?? null, depth + 1);
    }
    if (node.type === 'MemberExpression') {
      const inner = this.#runner(nodeIn(node, 'object'), depth + 1);
      const word = nameOf(nodeIn(node, 'property'));
      return inner && word !== null ? { ...inner, words: [...inner.words, word] } : null;
    }
    const callee = nodeIn(node, node.type === 'TaggedTemplateExpression' ? 'tag' : 'callee');
    const inner = this.#runner(callee, depth + 1);
    const last = inner?.words.at(-1) ?? '';
    if (!inner || !(ROWS.has(last) || last === 'skipIf' || last === 'runIf' || last === 'extend'))
      return null;
    if (last === 'extend') return { ...inner, words: inner.words.slice(0, -1) };
    return { ...inner, rows: ROWS.has(last) ? (nodesIn(node, 'arguments')[0] ?? null) : inner.rows };
  }

  #visit(node: SyntaxNode, scope: Scope): void {
    const runner = node.type === 'CallExpression' ? this.#runner(nodeIn(node, 'callee')) : null;
    const isTest = runner !== null && isTestCall(runner, node);
    if (runner !== null && isTest) return this.#test(node, runner, scope);
    const inside = CONDITIONS.has(node.type) ? { ...scope, runs: false } : scope;
    for (const child of childrenOf(node)) this.#visit(child, inside);
  }

  #test(call: SyntaxNode, runner: Runner, scope: Scope): void {
    const [title = null, ...rest] = nodesIn(call, 'arguments');
    const body = rest.find((argument) => FUNCTIONS.has(argument.type)) ?? null;
    const isGroup = runner.words.includes('describe');
    const skipped =
      runner.words.some((word) => SKIPS.has(word)) ||
      rest.some(skipsByOption) ||
      (body !== null && this.#skipsInBody(body, isGroup));
    const own = this.#idsOf(title, runner);
    const inside = { runs: scope.runs && !skipped, ids: [...scope.ids, ...own] };
    if (!isGroup) this.tests.push({ ids: inside.ids, runs: inside.runs });
    else if (body !== null) this.#visit(body, inside);
  }

  /** Ids of the title, or of the rows that become titles (`it.each([['[CRT-09] …']])('%s', …)`). */
  #idsOf(title: SyntaxNode | null, runner: Runner): string[] {
    const text = textOf(title);
    const fromRows = runner.rows !== null && text !== null && /^[%$]/.test(text);
    const nodes = fromRows ? this.#strings(runner.rows) : title ? [title] : [];
    return nodes.flatMap((node) => {
      this.#read.add(node);
      return idsIn(this.#file, textOf(node) ?? '');
    });
  }

  /** The strings of an expression; `opened` are the constants resolved so far, to stop at self-references. */
  #strings(node: SyntaxNode | null, opened: readonly string[] = []): SyntaxNode[] {
    if (node === null) return [];
    const name = nameOf(node);
    if (name !== null && opened.includes(name)) return [];
    if (name !== null) return this.#strings(this.#constants.get(name) ?? null, [...opened, name]);
    return textOf(node) === null ? childrenOf(node).flatMap((child) => this.#strings(child, opened)) : [node];
  }

  /**
   * Whether a body contains `test.skip()` or the like, inside a test or directly inside a group, including
   * `skip` of the test's context. Skips that never apply in CI do not count: `test.skip(!process.env['CI'] &&
   * …)`.
   */
  #skipsInBody(body: SyntaxNode, isGroup: boolean): boolean {
    const parameters = nodesIn(body, 'params').flatMap(namesIn);
    const isSkip = (node: SyntaxNode): boolean => {
      const callee = node.type === 'CallExpression' ? nodeIn(node, 'callee') : null;
      if (callee === null) return false;
      const own = nameOf(callee);
      if (own !== null) return own === 'skip' && parameters.includes('skip');
      const object = nameOf(nodeIn(callee, 'object')) ?? '';
      const word = nameOf(nodeIn(callee, 'property')) ?? '';
      const given = nodesIn(node, 'arguments');
      if (word === 'skip' && isNeverInCi(given[0] ?? null)) return false;
      const isDirective = RUNNERS.has(object) && !given.some(isFunction);
      return SKIPS_IN_BODY.has(word) && (isDirective || parameters.includes(object));
    };
    const search = (node: SyntaxNode): boolean =>
      isSkip(node) || childrenOf(node).some((child) => !(isGroup && isFunction(child)) && search(child));
    const block = nodeIn(body, 'body');
    return block !== null && search(block);
  }

  /** Throws at a string that looks like a title but is not one: its proof would not be counted. */
  #refuseStrays(node: SyntaxNode): void {
    const text = textOf(node);
    if (text !== null && LIKE_PREFIX.test(text) && node.type !== 'BinaryExpression' && !this.#read.has(node))
      throw new Error(`${this.#file}: "${text}" starts like the title of a test, but is in no test`);
    if (this.#read.has(node)) return;
    for (const child of childrenOf(node)) this.#refuseStrays(child);
  }
}

const isFunction = (node: SyntaxNode): boolean => FUNCTIONS.has(node.type);

/** `!process.env['CI'] && …`, which is false whenever CI is set. */
function isNeverInCi(condition: SyntaxNode | null): boolean {
  if (condition?.type !== 'LogicalExpression' || condition['operator'] !== '&&') return false;
  const first = nodeIn(condition, 'left');
  const variable = first?.['operator'] === '!' ? nodeIn(first, 'argument') : null;
  const environment = variable && nodeIn(variable, 'object');
  return (
    variable !== null &&
    textOf(nodeIn(variable, 'property')) === 'CI' &&
    nameOf(environment && nodeIn(environment, 'object')) === 'process' &&
    nameOf(environment && nodeIn(environment, 'property')) === 'env'
  );
}

/**
 * Whether a call declares a test or a group, unlike `test.use(…)`, `test.step(…)` or `test.skip(condition,
 * 'why')`.
 */
function isTestCall(runner: Runner, call: SyntaxNode): boolean {
  const words = runner.words.slice(1).filter((word) => word !== 'describe');
  const known = words.every((word) => MODIFIERS.has(word) || SKIPS.has(word) || ROWS.has(word));
  const given = nodesIn(call, 'arguments');
  return known && (given.some(isFunction) || (words.includes('todo') && given.length > 0));
}

function skipsByOption(argument: SyntaxNode): boolean {
  return nodesIn(argument, 'properties').some((property) => {
    const value = nodeIn(property, 'value');
    const name = nameOf(nodeIn(property, 'key'));
    return name !== null && SKIP_OPTIONS.has(name) && value?.['value'] !== false;
  });
}

function namesIn(node: SyntaxNode): string[] {
  const name = nameOf(node);
  return name === null ? childrenOf(node).flatMap(namesIn) : [name];
}

function idsIn(file: string, title: string): string[] {
  const prefix = LIKE_PREFIX.exec(title)?.[0];
  if (prefix === undefined) return [];
  const ids = PREFIX.exec(title)?.[1];
  if (ids === undefined) throw new Error(`${file}: '${prefix}' is no list of ids such as [CRT-09, CRT-10]`);
  return ids.split(/, ?/);
}

/**
 * The tests of a file whose title, or an enclosing group's, starts with requirement ids. Throws at a prefix
 * that is not a list of ids, and at one outside of a test.
 */
export function namedTests(file: string, source: string): NamedTest[] {
  return new TitleReader(file, parseFile(file, source)).tests.filter(({ ids }) => ids.length > 0);
}
