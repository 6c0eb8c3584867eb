import { fail } from './fail.ts';
import { generation, prepare, production } from './prepare.ts';

const problem = await prepare([generation, ...production]);
if (problem !== null) fail([problem]);
