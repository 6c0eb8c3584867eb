import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { findCommand } from '../scripts/verify/find-command.mjs';

/** Debian's location, which is not on every user's PATH. */
const DEBIAN_FOLDER = '/usr/sbin';
const READY_WITHIN_MS = 5_000;
const ASK_EVERY_MS = 50;

/** One worker, like one process of the shop, without access logs. The folder belongs to this user alone. */
const configuration = (folder: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr emerg;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /product.html.br {
      types { }
      default_type 'text/html; charset=utf-8';
      add_header content-encoding br;
    }
  }
}
`;

/**
 * Serves `product.html.br` of a folder with Debian's nginx; `null` if it is not installed. Rejects when it
 * does not start.
 */
export async function startNginx(
  folder: string,
): Promise<{ url: string; stop: () => Promise<unknown> } | null> {
  const command = findCommand(['nginx'], [DEBIAN_FOLDER]);
  if (command === null) return null;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  const server = spawn(command, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const url = `http://127.0.0.1:${port}/product.html.br`;
  const answers = () =>
    fetch(url).then(
      (response) => response.text().then(() => response.ok),
      () => false,
    );
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await answers())) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error('nginx did not start');
    await pause(ASK_EVERY_MS);
  }
  return {
    url,
    stop() {
      server.kill('SIGQUIT');
      return gone;
    },
  };
}
