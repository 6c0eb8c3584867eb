import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import { freePort } from '../../scripts/free-port.ts';
import { projectRoot } from '../../scripts/run-tool.ts';
import { temporaryFolder } from './shop-process.ts';

const run = promisify(execFile);

/** A static site on a server unrelated to the shop. */
export interface StaticSite {
  /** URL without a trailing slash. */
  url: string;
  /**
   * Runs `npm run prerender` for it.
   * @param pages only these; all by default
   */
  writes(variables: Record<string, string>, pages?: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Starts a static server on an empty folder. Its pictures come from the running, identical shop. */
export async function startStaticSite(picturesOf: string): Promise<StaticSite> {
  const folder = temporaryFolder();
  const root = join(folder, 'site');
  const server = Fastify();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  server.get('/assets/i/*', async (request, reply) => {
    const picture = await fetch(picturesOf + request.url);
    return reply
      .type(picture.headers.get('content-type') ?? '')
      .send(Buffer.from(await picture.arrayBuffer()));
  });
  await server.register(staticFiles, { root, redirect: true, preCompressed: true, index: ['index.html'] });
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'));
  await server.listen({ host: '127.0.0.1', port });
  return {
    url,
    async writes(variables, pages = []) {
      const env = {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: join(folder, 'data'),
        PUBLIC_URL: url,
        ...variables,
      };
      const args = ['scripts/prerender.ts', '--to', root, '--no-pictures', '--quick', ...pages];
      return (await run(process.execPath, args, { cwd: projectRoot, env })).stdout;
    },
    async remove() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
