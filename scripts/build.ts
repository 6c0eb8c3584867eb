import { generation, host, prepare, storefront } from './prepare.ts';

const problem = await prepare([generation, storefront, host]);
if (problem !== null) {
  console.error(`✗ ${problem}`);
  process.exitCode = 1;
}
