import { generation, prepare, production } from './prepare.ts';

const problem = await prepare([generation, ...production]);
if (problem !== null) {
  console.error(`✗ ${problem}`);
  process.exitCode = 1;
}
