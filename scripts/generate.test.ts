import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generate, generatedIsFresh } from './generate.ts';
import { projectRoot, runTool } from './run-tool.ts';

// Each generation takes seconds, so the tests share two.

const document = 'src/lib/Probe.graphql';
const generated = 'src/lib/Probe.generated.ts';
const reading = 'src/lib/probe-reader.ts';
let clone: string;

// A clean checkout: the contract and the code that reads it, without generated files.
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'shop-contract-'));
  const isGenerated = (path: string) => path.endsWith('.generated.ts') || path.endsWith('/generated');
  for (const path of [
    'src',
    'scripts/codegen',
    'schema.graphql',
    'codegen.ts',
    'tsconfig.base.json',
    'tsconfig.browser.json',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(projectRoot, path), join(clone, path), {
      recursive: true,
      filter: (from) => !isGenerated(from),
    });
  symlinkSync(join(projectRoot, 'node_modules'), join(clone, 'node_modules'));
});

afterAll(() => rmSync(clone, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(clone, path), text);

it('[APC-19] code generation succeeds on a clean checkout and detects when it must run again', async () => {
  const query = 'query Probe { sellProductCount }';
  write(document, query);
  expect(generatedIsFresh(clone)).toBe(false);
  expect(await generate(clone)).toBeNull();
  expect(existsSync(join(clone, 'src/graphql/generated/types.ts'))).toBe(true);
  expect(existsSync(join(clone, 'server/generated/rest-schemas.ts'))).toBe(true);
  expect(generatedIsFresh(clone)).toBe(true);
  write(document, query.replace('Probe', 'OtherProbe'));
  expect(generatedIsFresh(clone)).toBe(false);
  write(document, query);
  expect(generatedIsFresh(clone)).toBe(true);
  const written = readFileSync(join(clone, generated), 'utf8');
  write(generated, '// by hand');
  expect(generatedIsFresh(clone)).toBe(false);
  write(generated, written);
});

it('[APC-19] the type check fails where code reads a field that its document does not request', async () => {
  const reader = (field: string) =>
    `import type { ProbeQuery } from './Probe.generated.ts';\nexport const read = (probe: ProbeQuery) => probe.${field};\n`;
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  write(
    'tsconfig.json',
    JSON.stringify({ extends: './tsconfig.browser.json', compilerOptions, include: [reading] }),
  );
  const check = () => runTool('tsc', ['-p', clone], { root: clone });
  write(reading, reader('sellProductCount'));
  expect(await check()).toEqual({ ok: true, output: '' });
  write(reading, reader('noSuchField'));
  expect((await check()).output).toContain('noSuchField');
});

it('[APC-19] a document that requests a field missing from the schema is refused, naming the field', async () => {
  rmSync(join(clone, document));
  write('src/lib/Other.graphql', 'query Other { sellProductCount noSuchField }');
  expect(await generate(clone)).toContain('noSuchField');
  expect(generatedIsFresh(clone)).toBe(false);
});

it('generated code of a deleted document is removed, even while another document is refused', () => {
  expect(existsSync(join(clone, generated))).toBe(false);
});
