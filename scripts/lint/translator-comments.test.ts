import { expect, it } from 'vitest';
import { uncommentedMessages } from './translator-comments.ts';

const WHERE_IT_IS = 'Where: many pages of the shop';
const HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';

/** The problems of an English message with these comments above it. */
function problems(english: string, ...comments: string[]): string[] {
  const lines = [...comments, WHERE_IT_IS].map((comment) => `#. ${comment}`);
  const text = JSON.stringify(english);
  const po = `${HEAD}${lines.join('\n')}\n#: src/components/ui/Modal.tsx\nmsgid ${text}\nmsgstr ${text}\n`;
  return uncommentedMessages('locales/en.po', po).map(({ message }) => message.slice(english.length + 3));
}

const TOO_SHORT = 'is too short to be translated without a comment on where it stands';
const AMOUNT = '{0} is what your order costs today';

it.each([
  ['Close', TOO_SHORT],
  ['You are logged in.', TOO_SHORT],
  ['Price, low to high', TOO_SHORT],
  ['{name}: {is}, it was {was}', TOO_SHORT],
  ['Did you mean <0>{meant}</0>?', TOO_SHORT],
  ['{count, plural, one {# item} other {# items}}', TOO_SHORT],
  ['{0, plural, one {# piece before yours.} other {# pieces before yours.}}', TOO_SHORT],
  [AMOUNT, 'needs a comment for translators on what {0} is'],
  [
    '{more, plural, other {and # more pieces of what {1} has ordered}}',
    'needs a comment for translators on what {1} is',
  ],
])('“%s” %s', (english, problem) => {
  expect(problems(english)).toEqual([problem]);
});

it.each([
  ['Close', ['Button: takes away a window']],
  [AMOUNT, ['{0}: an amount', 'placeholder {0}: formatMoney(total)']],
  ['We could not load this page.', []],
  ['{name} costs {price} now, it was {before} then.', []],
  ['{unit, select, days {It will take {count} days more} other {It will take {count} hours more}}', []],
])('“%s” says enough with the comments %j', (english, comments) => {
  expect(problems(english, ...comments)).toEqual([]);
});

it('what the extraction writes by itself is no comment', () => {
  expect(problems('Close', 'js-lingui-explicit-id')).toEqual([TOO_SHORT]);
  expect(problems(AMOUNT, 'placeholder {0}: formatMoney(total)')).toHaveLength(1);
});

it('a message is told at the place that says it', () => {
  const po = `${HEAD}#. ${WHERE_IT_IS}\n#: src/a.tsx\n#: src/b.tsx\nmsgid "Close"\nmsgstr "Close"\n`;
  expect(uncommentedMessages('locales/en.po', po)).toMatchObject([{ file: 'src/a.tsx' }]);
});

it('a message of a file that nobody has placed has too little, whatever its author says of it', () => {
  const po = `${HEAD}#. Button: takes away a window\n#: src/a.tsx\nmsgid "Close"\nmsgstr "Close"\n`;
  expect(uncommentedMessages('locales/en.po', po)).toMatchObject([
    { message: '“Close” needs a line in scripts/message-places.ts on where its file is read' },
  ]);
});
