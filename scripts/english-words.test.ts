import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withCompiledMessages } from './english-words.ts';

const compiled = (code: string) => withCompiledMessages(code, parseAst(code));

it('[I18-01] the English texts are compiled in the code that shows them', () => {
  const code =
    'const a = i18n._({ id: "VVKXYp", message: "Please check what you have entered" }), b = { id: "VVKXYp" };';
  expect(compiled(code)).toBe(
    'const a = i18n._({ id: "VVKXYp", message: ["Please check what you have entered"] }), b = { id: "VVKXYp" };',
  );
});

it('values, several messages and nested messages are compiled', () => {
  const limit = '{ id: "MKC1Iq", message: "This must have at most {limit} characters", values: { limit } }';
  const inside = limit.replace(
    '{ limit }',
    '{ limit: _({ id: "rkyhG5", message: "This must be a {type}" }) }',
  );
  const said = '["This must have at most ",["limit"]," characters"]';
  const code = compiled(`say(${limit}, ${inside})`);
  expect(code.split(said)).toHaveLength(3);
  expect(code).toContain('message: ["This must be a ",["type"]]');
});

it('an object that is not one of our messages is unchanged', () => {
  const code =
    'send({ id: "42", message: "Hello {name}" }); send({ message: "Hello" }); send({ id: 7, message: words });';
  expect(compiled(code)).toBe(code);
});
