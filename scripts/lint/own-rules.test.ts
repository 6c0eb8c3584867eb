import { describe, expect, it } from 'vitest';
import { queryViolations } from './query-rules.ts';
import { sizeViolations } from './size-rules.ts';
import { snapshotViolations } from './snapshot-rules.ts';
import { styleViolations } from './style-rules.ts';

const lines = (count: number) => 'x\n'.repeat(count);

describe('sizes', () => {
  it.each([
    ['src/components/ui/Card.tsx', 150],
    ['src/machines/cart/cart.machine.ts', 250],
    ['src/features/cart/Cart.graphql', 25],
    ['server/domain/carts/cart-manager.ts', 250],
    ['server/services.ts', 250],
  ])('%s may have at most %i lines', (file, most) => {
    expect(sizeViolations(file, lines(most))).toEqual([]);
    expect(sizeViolations(file, lines(most + 1))).toMatchObject([{ file, line: most + 1 }]);
  });

  it.each([
    'src/graphql/rest.graphql',
    'src/graphql/refusals.graphql',
    'schema.graphql',
    'src/components/ui/Card.test.tsx',
    'src/lib/money.ts',
    'server/domain/carts/carts.api.test.ts',
    'server/testkit/world.ts',
    'server/generated/wire.ts',
  ])('%s may be long', (file) => {
    expect(sizeViolations(file, lines(400))).toEqual([]);
  });

  it('a long file may give a reason, but not an empty one', () => {
    const file = 'src/components/ui/Card.tsx';
    expect(sizeViolations(file, `// size-ok: one table of all cards\n${lines(200)}`)).toEqual([]);
    expect(sizeViolations(file, `// size-ok:\n${lines(200)}`)).toHaveLength(1);
  });
});

describe('styles', () => {
  const found = (text: string) => styleViolations('src/components/ui/Card.tsx', text).map(({ line }) => line);

  it.each([
    '<p className="ms-2 pe-4 start-0 text-start border-s rounded-e-lg" />',
    '<p className="bg-paper text-ink mt-2 pb-4 leading-tight left" />',
    '<a href="#main-content">Skip the left-hand menu</a>',
    'const text = "&#123; and a right-angled corner";',
    '<use href="sprite.svg#fade" />',
  ])('allows %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    '<p className="ml-2" />',
    '<p className="flex md:pr-4" />',
    '<p className="-left-1/2" />',
    '<p className="right-[3px]" />',
    '<p className="text-right" />',
    '<p className="border-l-2" />',
    '<p className="hover:rounded-tl-lg" />',
    '<p style={{ color: "#8A3B12" }} />',
    '<p className="bg-[#fff]" />',
  ])('stops %s', (text) => {
    expect(found(text)).toEqual([1]);
  });

  it('an excuse with a reason covers its own line and the next', () => {
    expect(found('<p className="left-0" /> {/* style-ok: a map keeps its east */}')).toEqual([]);
    expect(
      found('// style-ok: a map keeps its east\n<p className="left-0" />\n<p className="left-0" />'),
    ).toEqual([3]);
    expect(found('// style-ok:\n<p className="left-0" />')).toEqual([2]);
  });

  it.each([
    'margin-left: 1rem;',
    'padding-right: 0;',
    '  left: 50%;',
    'border-left-color: var(--kerf);',
    'border-top-left-radius: 3px;',
    'text-align: right;',
    'scroll-margin-left: 1rem;',
  ])('stops %s in a style sheet', (text) => {
    expect(styleViolations('src/styles/base.css', text).map(({ line }) => line)).toEqual([1]);
  });

  it.each([
    'margin-inline-start: 1rem;',
    'inset-inline-end: 0;',
    'text-align: start;',
    'transform-origin: left;',
    '/* style-ok: a map keeps its east */\nleft: 0;',
  ])('allows %s in a style sheet', (text) => {
    expect(styleViolations('src/styles/base.css', text)).toEqual([]);
  });

  it.each([
    'text-align:right',
    'text-align: left',
    'padding-left:12px',
    'margin-right:0',
    'border-left:4px solid',
    'padding:0 10px 0 0',
    'margin:0 0 0 auto',
  ])('stops %s in a mail', (style) => {
    const inMail = (file: string) => styleViolations(file, `const row = '${style};color:#231A12';`);
    expect(inMail('server/mail/mail-frame.ts').map(({ line }) => line)).toEqual([1]);
    expect(inMail('server/domain/mails/order-mail-parts.ts')).toHaveLength(1);
    expect(inMail('server/domain/mails/login-mail.test.ts')).toEqual([]);
  });

  it.each([
    'text-align:${end}',
    'padding-${start}:12px',
    'text-align:center',
    'margin:0 0 12px',
    'margin:12px 0 24px',
    'padding:8px 4px 0 4px',
    'margin:16px auto 0',
    'padding:8px 0;border-bottom:1px solid #D9CBB8',
    'margin:0"><a href="',
  ])('allows %s in a mail', (style) => {
    expect(styleViolations('server/mail/mail-frame.ts', `const row = \`${style}\`;`)).toEqual([]);
  });

  it('checks components, style sheets and mails only', () => {
    expect(styleViolations('src/styles/tokens.ts', 'const burnt = "#8A3B12";')).toEqual([]);
    expect(styleViolations('src/components/ui/Card.test.tsx', '<p className="ml-2" />')).toEqual([]);
  });
});

describe('queries', () => {
  const query = "const rows = await database.selectFrom('carts').selectAll().execute();";

  it.each(['server/domain/carts/cart-manager.ts', 'server/rest/carts-rest.ts'])(
    'are refused in %s',
    (file) => {
      expect(queryViolations(file, `\n${query}`)).toMatchObject([{ file, line: 2 }]);
    },
  );

  it.each([
    'server/domain/carts/cart-store.ts',
    'server/domain/carts/cart.api.test.ts',
    'server/db/migrate.ts',
    'server/seed/forms-seed.ts',
  ])('are allowed in %s', (file) => {
    expect(queryViolations(file, query)).toEqual([]);
  });
});

describe('snapshots', () => {
  const found = (source: string, file = 'src/features/cart/Cart.tsx') =>
    snapshotViolations(file, source).map(({ line }) => line);

  it.each([
    "if (checkout.snapshot.matches('loading')) return null;",
    "const busy = snapshot.matches({ editing: 'savingAddress' });",
    'const [upload, send] = useMachine(machine); const state = upload.value;',
    'const [upload, send, actor] = useMachine(machine); const known = upload?.matches(STATE);',
    'const path = actor.getSnapshot().value;',
    'useCart((snapshot) => snapshot.value);',
    'const path = checkout.snapshot.value;',
  ])('%s is refused: it reads a state path', (source) => {
    expect(found(source)).toEqual([1]);
  });

  it.each([
    "if (snapshot.hasTag('busy')) return null;",
    "const possible = snapshot.can({ type: 'line.remove', id });",
    'target instanceof Element && target.matches(FIELD)',
    'const [upload] = useMachine(machine); const typed = event.target.value;',
    'const total = snapshot.context.value;',
  ])('%s is allowed', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('machines and tests are exempt', () => {
    const source = "expect(snapshot.matches('idle')).toBe(true);";
    expect(found(source, 'src/machines/cart/cart.machine.ts')).toEqual([]);
    expect(found(source, 'src/features/cart/Cart.test.tsx')).toEqual([]);
    expect(found(source, 'tests/model/cart.spec.ts')).toEqual([]);
  });
});
