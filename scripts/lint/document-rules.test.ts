import { describe, expect, it } from 'vitest';
import { documentNameViolations } from './document-names.ts';
import { unreadFields } from './unread-fields.ts';

describe('names of documents', () => {
  const modules = ['src/a/CartLine.tsx', 'src/a/cart-state.ts', 'src/a/session.machine.ts'];
  const found = (file: string, source: string) =>
    documentNameViolations(file, source, modules).map(({ message }) => message);

  it.each([
    ['src/a/CartLine.graphql', 'fragment CartLine_item on CartItem { id }'],
    ['src/a/CartLineItem.graphql', 'fragment CartLine_item on CartItem { id }'],
    ['src/a/CartState.graphql', 'fragment CartState_cart on Cart { id }'],
    ['src/a/Session.graphql', 'fragment Session_tokens on TokenPair { access_token }'],
    ['src/a/CartAdd.graphql', 'mutation CartAdd { cartAdd { id } }'],
  ])('%s may contain %s', (file, source) => {
    expect(found(file, source)).toEqual([]);
  });

  it.each([
    ['src/a/CartWrites.graphql', 'mutation CartAdd { cartAdd { id } }', 'CartAdd.graphql'],
    ['src/a/Parts.graphql', 'fragment CartLine_item on CartItem { id }', 'CartLine.graphql or CartLineItem'],
    ['src/a/Gallery.graphql', 'fragment Gallery_photo on Photo { id }', 'Gallery, which is no module'],
    ['src/a/ImageParts.graphql', 'fragment ImageParts on Image { url }', 'ImageParts, which is no module'],
  ])('%s may not contain %s', (file, source, reason) => {
    expect(found(file, source)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('unread fields', () => {
  const query = (fields: string) => `query Page {\n  page(url: "/") {\n    ${fields}\n  }\n}`;
  const usePage = "import { usePageQuery } from './Page.generated.ts';\n";
  const found = (sources: Record<string, string>) =>
    unreadFields(new Map(Object.entries(sources))).map(({ line, message }) => `${line} ${message}`);

  it.each([
    ['a member', 'page.title;'],
    ['a key of a pattern', 'const { title: heading } = page;'],
    ['a string that may be a key', "read(page, 'title');"],
    ['a name that is concatenated', 'read(page, `${side}tle`);'],
  ])('%s is read', (_what, code) => {
    expect(found({ 'src/Page.graphql': query('id title'), 'src/Page.ts': usePage + code })).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a new object with that key', 'const made = { title: 1 };'],
    ['a comment', '// page.title'],
    ['a template of text', 'say(`The title of ${page.id}`);'],
  ])('%s reads no field', (_what, code) => {
    const sources = { 'src/Page.graphql': query('id title'), 'src/Page.ts': usePage + code };
    expect(found(sources)).toEqual(['3 title is asked for and never read']);
  });

  it('are those read neither in the file that loads them nor in its static imports, excluding tests', () => {
    const read = 'page.title;';
    const page = { 'src/Page.graphql': query('id title') };
    const source = (line: string) => `${usePage}${line}`;
    expect(
      found({ ...page, 'src/Page.ts': source("import { a } from './a.ts';"), 'src/a.ts': read }),
    ).toEqual([]);
    for (const line of ["const a = import('./a.ts');", '']) {
      expect(found({ ...page, 'src/Page.ts': source(line), 'src/a.ts': read })).toHaveLength(1);
    }
    expect(found({ ...page, 'src/Page.test.ts': source(read) })).toHaveLength(1);
  });

  it('a fragment is read by its owner alone; without one, by the readers of the document that spreads it', () => {
    const documents = {
      'src/Page.graphql': query('id\n ...Card_page'),
      'src/Card.graphql': 'fragment Card_page on Page {\n  id\n  title\n}',
    };
    const reader = { 'src/Page.ts': `${usePage}import './Card.tsx';\npage.title;` };
    expect(found({ ...documents, ...reader })).toEqual([]);
    expect(found({ ...documents, ...reader, 'src/Card.tsx': 'page.name;' })).toEqual([
      '3 title is asked for and never read',
    ]);
  });

  it('fields loaded for machines may be read anywhere, and a single or excused field is allowed', () => {
    const load = "import { PageDocument } from '../Page.generated.ts';";
    const sources = { 'src/app/page-actors.ts': load, 'src/a.ts': 'page.title;' };
    expect(found({ ...sources, 'src/Page.graphql': query('id title') })).toEqual([]);
    expect(found({ ...sources, 'src/Page.graphql': query('success') })).toEqual([]);
    const excused = query('id\n    url # unread-ok: the cache redirects by it\n    name # unread-ok:');
    expect(found({ ...sources, 'src/Page.graphql': excused })).toEqual([
      '5 name is asked for and never read',
    ]);
  });
});
