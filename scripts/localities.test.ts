import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the rows of GeoNames become one line per postcode and state, each name once, sorted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'localities-'));
  const file = join(folder, 'AU.txt');
  const row = (postcode: string, name: string, state: string) =>
    ['AU', postcode, name, '', state, '', '', '', '', '-27.4', '152.9', '4'].join('\t');
  writeFileSync(
    file,
    [
      row('4053', 'Stafford Dc', 'QLD'),
      row('4053', 'Mcdowall', 'QLD'),
      row('0872', 'Kaltjiti', 'SA'),
      row('4053', 'Mcdowall', 'QLD'),
      row('0872', 'Yulara', 'NT'),
      ['NZ', '9016', 'Dunedin', '', 'OTA'].join('\t'),
      '',
    ].join('\n'),
  );
  const table = execFileSync(process.execPath, ['scripts/localities.ts', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(table).toBe('0872\tNT\tYulara\n0872\tSA\tKaltjiti\n4053\tQLD\tMcDowall|Stafford DC\n');
});
