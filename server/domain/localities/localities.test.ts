import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { australianStateValues } from '../../generated/contract-rules.ts';
import { fieldsInEnglish } from '../../lib/refusal-text.ts';
import { LocalityManager } from './locality-manager.ts';
import { MAX_LOCALITIES } from './locality-search.ts';
import type { PartialLocality } from './locality-search.ts';
import { localityKey, readLocalities } from './locality-table.ts';
import { stateOfRange } from './postcode-ranges.ts';

const localities = new LocalityManager();
const table = await readLocalities();
const linesOf = async (known: Partial<PartialLocality>) =>
  (await localities.find({ suburb: '', state: null, postcode: '', ...known })).map(
    ({ suburb, state, postcode }) => `${suburb} ${state} ${postcode}`,
  );
const doubtOf = async (city: string, state: string, postcode: string) => {
  const mismatch = await localities.mismatch({ city, state, postcode });
  return mismatch && fieldsInEnglish(mismatch);
};

it('the table is small, covers all states and territories, and its rows are complete and unique', () => {
  expect(statSync(join(import.meta.dirname, 'localities.txt')).size).toBeLessThan(400_000);
  expect(new Set(table.map(({ state }) => state))).toEqual(new Set(australianStateValues));
  expect(table.length).toBeGreaterThan(16_000);
  for (const { suburb, state, postcode, key } of table) {
    expect(`${suburb}|${key}|${postcode}|${state}`).toMatch(/^[^|\t]{2,40}\|[^|]{2,40}\|\d{4}\|[A-Z]{2,3}$/);
  }
  const rows = table.map(({ suburb, state, postcode }) => `${suburb}|${state}|${postcode}`);
  expect(new Set(rows).size).toBe(rows.length);
});

it('the postcodes of the table are within their state’s ranges, except at some borders', () => {
  const elsewhere = table.filter(({ state, postcode }) => stateOfRange(postcode) !== state);
  expect(elsewhere.length / table.length).toBeLessThan(0.02);
  expect(elsewhere.some(({ postcode, state }) => postcode === '0872' && state === 'SA')).toBe(true);
});

it.each([
  ['Sydney', 'NSW', '2000'],
  ['Melbourne', 'VIC', '3000'],
  ['Brisbane', 'QLD', '4000'],
  ['Gladstone', 'QLD', '4680'],
  ['Bundaberg', 'QLD', '4670'],
  ['Adelaide', 'SA', '5000'],
  ['Perth', 'WA', '6000'],
  ['Hobart', 'TAS', '7000'],
  ['Darwin', 'NT', '0800'],
  ['Canberra', 'ACT', '2600'],
  ['Tweed Heads', 'NSW', '2485'],
  ['Christmas Island', 'WA', '6798'],
])('%s %s %s is known', async (city, state, postcode) => {
  expect(await doubtOf(city, state, postcode)).toBeNull();
});

it.each([
  ['  mcdowall ', 'QLD', '4053'],
  ["o'connor", 'ACT', '2602'],
  ['OConnor', 'ACT', '2602'],
  ['Mt Gravatt', 'QLD', '4122'],
  ['Saint Kilda', 'VIC', '3182'],
  ['kippa ring', 'QLD', '4021'],
])('%s is known in any spelling', async (city, state, postcode) => {
  expect(await doubtOf(city, state, postcode)).toBeNull();
});

it('a postcode of another state is questioned at the postcode, with the right state', async () => {
  expect(await doubtOf('Brisbane', 'QLD', '2000')).toEqual({
    postcode: '2000 is a postcode of NSW, not of QLD',
  });
  expect(await doubtOf('Sydney', 'NSW', '4680')).toEqual({
    postcode: '4680 is a postcode of QLD, not of NSW',
  });
});

it('a postcode shared by states is accepted in each of them, a suburb only in its own', async () => {
  expect(await doubtOf('Alice Springs', 'QLD', '0872')).toEqual({
    postcode: '0872 is a postcode of NT, SA, WA, not of QLD',
  });
  for (const state of ['NT', 'SA', 'WA']) {
    const known = table.find((entry) => entry.postcode === '0872' && entry.state === state);
    expect(await doubtOf(known?.suburb ?? '', state, '0872')).toBeNull();
  }
  expect(await doubtOf('Queanbeyan', 'ACT', '2620')).toEqual({ city: 'We do not know Queanbeyan ACT 2620' });
});

it('a suburb without the postcode is questioned at the suburb, a postcode of no state at the postcode', async () => {
  expect(await doubtOf('Brisbane', 'QLD', '4680')).toEqual({ city: 'We do not know Brisbane QLD 4680' });
  expect(await doubtOf('Gladstone', 'QLD', '0100')).toEqual({ postcode: 'We do not know the postcode 0100' });
  expect(await doubtOf('Gladstone', 'TAS', '7998')).toEqual({ city: 'We do not know Gladstone TAS 7998' });
});

it('names are suggested by their beginning, then by the beginning of their other words', async () => {
  const found = await linesOf({ suburb: 'tannum' });
  expect(found).toEqual(['Tannum Sands QLD 4680']);
  const sands = await linesOf({ suburb: 'sands' });
  expect(sands.length).toBeGreaterThan(1);
  expect(sands).toContain('Tannum Sands QLD 4680');
});

it('an exact name comes first, with street postcodes before post boxes, and nearer to the state and postcode first', async () => {
  const sydney = await linesOf({ suburb: 'sydney' });
  expect(sydney[0]).toBe('Sydney NSW 2000');
  expect(sydney.filter((line) => line.startsWith('Sydney NSW'))).toHaveLength(1);
  expect(await linesOf({ suburb: 'sydney', postcode: '2001' })).toContain('Sydney NSW 2001');
  expect((await linesOf({ suburb: 'Gladstone' }))[0]).toBe('Gladstone NSW 2440');
  expect((await linesOf({ suburb: 'Gladstone', state: 'TAS' }))[0]).toBe('Gladstone TAS 7264');
  expect((await linesOf({ suburb: 'Gladstone', state: 'TAS', postcode: '4680' }))[0]).toBe(
    'Gladstone QLD 4680',
  );
});

it('a misspelt name gets the right spelling, and a wrong postcode the suburbs that have it', async () => {
  expect((await linesOf({ suburb: 'Tanum Sand', postcode: '4680' }))[0]).toBe('Tannum Sands QLD 4680');
  const doubted = await linesOf({ suburb: 'Brisbane', state: 'QLD', postcode: '2000' });
  expect(doubted[0]).toBe('Brisbane QLD 4000');
  expect(doubted[1]).toBe('Sydney NSW 2000');
});

it('a whole postcode lists its main place first', async () => {
  expect((await linesOf({ postcode: '4680' }))[0]).toBe('Gladstone QLD 4680');
  expect((await linesOf({ postcode: '4000' }))[0]).toBe('Brisbane QLD 4000');
});

it('digits suggest the postcodes that begin with them; a single character none, and at most 20 are returned', async () => {
  expect(await linesOf({ postcode: '4053' })).toContain('McDowall QLD 4053');
  expect((await linesOf({ postcode: '46' })).length).toBe(MAX_LOCALITIES);
  expect((await linesOf({ postcode: '468' })).every((line) => / 468\d$/.test(line))).toBe(true);
  expect(await linesOf({ postcode: '4' })).toEqual([]);
  expect(await linesOf({ suburb: 's' })).toEqual([]);
  expect(await linesOf({ suburb: 'zzzzzzzz' })).toEqual([]);
  for (const known of [{ suburb: 'north' }, { postcode: '48' }, { suburb: 'x'.repeat(60), postcode: '4680' }])
    expect(await linesOf(known)).toHaveLength(MAX_LOCALITIES);
});

it('names are compared without case, accents, full stops and abbreviations', () => {
  expect(localityKey('  MT. Coot-tha ')).toBe('mount coot tha');
  expect(localityKey('Kingston S.E.')).toBe(localityKey('kingston se'));
  expect(localityKey('Élliott’s  Heads')).toBe('elliotts heads');
});
