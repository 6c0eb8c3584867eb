import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from './fail.ts';
import { watchDocuments } from './generate.ts';
import { generation, prepare, production } from './prepare.ts';
import { projectRoot } from './run-tool.ts';

/** Updates the generated code and the build, then becomes the shop in this process. */
async function serve(dev: boolean): Promise<void> {
  process.env['NODE_ENV'] ||= dev ? 'development' : 'production';
  const notGenerated = await prepare([generation]);
  if (notGenerated !== null) return fail([notGenerated]);
  // Imported late because its lists are generated. Checked before the build, so that an invalid variable is
  // reported early.
  const { readEnvironment } = await import('../server/environment.ts');
  const environment = readEnvironment(process.env);
  if (!environment.ok) return fail(environment.problems);
  const notBuilt = dev ? null : await prepare(production);
  if (notBuilt !== null) return fail([notBuilt]);
  if (dev) watchDocuments((line) => console.log(`· ${line}`));
  await import(pathToFileURL(join(projectRoot, dev ? 'server/main.ts' : 'dist/host/main.js')).href);
}

await serve(process.argv.includes('--dev'));
