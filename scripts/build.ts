import { generation, prepare, storefront } from './prepare.ts';

const problem = await prepare([generation, storefront]);
if (problem !== null) {
  console.error(`✗ ${problem}`);
  process.exitCode = 1;
}
