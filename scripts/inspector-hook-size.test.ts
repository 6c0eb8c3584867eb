import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { projectRoot } from './run-tool.ts';

/** Maximum size of the machine tools' hook in a shopper's script, bytes (decision 053). */
const MAX_BYTES = 300;

test('a shopper loads at most 300 bytes for the hook of the machine tools', async () => {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: join(projectRoot, 'src/state/inspected.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = outputs.map((file) => (file.type === 'chunk' ? file.code : ''));
  expect(scripts.join('')).toContain('inspectMachine');
  expect(Buffer.byteLength(scripts.join(''))).toBeLessThanOrEqual(MAX_BYTES);
});
