/**
 * The rules of W3C's State Chart XML 1.0 schema (http://www.w3.org/2005/07/scxml) for the exported elements:
 * their nesting and attribute values.
 */
type Check = (value: string) => boolean;

const NAME = /^[A-Za-z_][\w.-]*$/;
const EVENT = String.raw`[\w:-]+(\.[\w:-]+)*(\.\*)?`;
const isName: Check = (value) => NAME.test(value);
const isNames: Check = (value) => value.split(' ').every(isName);
const isToken: Check = (value) => /^[\w.:-]+$/.test(value);
const isEvents: Check = (value) => new RegExp(String.raw`^(\*|${EVENT})( (\*|${EVENT}))*$`).test(value);
const isDuration: Check = (value) => /^\d*(\.\d+)?(ms|s|m|h|d)$/.test(value);
const isUri: Check = (value) => !/[\s<>"{}|\\^`]/.test(value);
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value);
const isText: Check = (value) => value.length > 0;

const EXECUTABLE = ['script', 'log', 'send', 'cancel', 'raise', 'assign', 'if', 'foreach'];
const STATES = ['state', 'parallel', 'final', 'history'];
const PARTS = ['onentry', 'onexit', 'transition', 'invoke', 'datamodel'];

const rules: Record<string, { children: string[]; says: Record<string, Check>; needs?: string[] }> = {
  scxml: {
    children: ['state', 'parallel', 'final', 'datamodel', 'script'],
    says: {
      initial: isNames,
      name: isToken,
      version: oneOf('1.0'),
      datamodel: isToken,
      xmlns: oneOf('http://www.w3.org/2005/07/scxml'),
    },
    needs: ['version', 'xmlns'],
  },
  state: { children: [...STATES, ...PARTS, 'initial'], says: { id: isName, initial: isNames } },
  parallel: { children: ['state', 'parallel', 'history', ...PARTS], says: { id: isName } },
  final: { children: ['onentry', 'onexit', 'donedata'], says: { id: isName } },
  history: { children: ['transition'], says: { id: isName, type: oneOf('shallow', 'deep') } },
  onentry: { children: EXECUTABLE, says: {} },
  onexit: { children: EXECUTABLE, says: {} },
  transition: {
    children: EXECUTABLE,
    says: { event: isEvents, cond: isText, target: isNames, type: oneOf('internal', 'external') },
  },
  invoke: { children: ['param', 'finalize', 'content'], says: { id: isName, src: isUri, type: isText } },
  send: {
    children: ['param', 'content'],
    says: { id: isName, event: isEvents, delay: isDuration, delayexpr: isText },
    needs: ['event'],
  },
  cancel: { children: [], says: { sendid: isName }, needs: ['sendid'] },
  script: { children: [], says: { src: isUri } },
  log: { children: [], says: { label: isText, expr: isText } },
};

function problemsOf(element: Element, ids: ReadonlySet<string>): string[] {
  const rule = rules[element.localName];
  if (!rule) return [`${element.localName} is no element of SCXML`];
  const misplaced = [...element.children]
    .filter(({ localName }) => !rule.children.includes(localName))
    .map(({ localName }) => `${localName} is not allowed in ${element.localName}`);
  const said = [...element.attributes].flatMap(({ name, value }) => {
    const check = rule.says[name];
    if (check?.(value) === true) return [];
    return [`${element.localName} may not say ${name}="${value}"`];
  });
  const missing = (rule.needs ?? [])
    .filter((name) => !element.hasAttribute(name))
    .map((name) => `${element.localName} must say its ${name}`);
  const targets = ['target', 'initial'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []);
  const lost = targets.filter((id) => !ids.has(id)).map((id) => `${id} is the id of no state`);
  return [...misplaced, ...said, ...missing, ...lost];
}

/** Lists the violations of these rules in a document, including duplicate ids and dangling references. */
export function scxmlProblems(document: Document): string[] {
  const elements = [...document.querySelectorAll('*')];
  if (document.documentElement.localName !== 'scxml') return ['the document is no SCXML'];
  const withId = elements.filter((element) => element.hasAttribute('id'));
  const ids = withId.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} occurs twice`);
  const states = new Set(withId.filter(({ localName }) => STATES.includes(localName)).map(({ id }) => id));
  return [...twice, ...elements.flatMap((element) => problemsOf(element, states))];
}
