// The yardstick for pages: a bare Node server that answers every request with the bytes of one precompressed
// file.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const body = readFileSync(join(process.env['DATA_DIR'] ?? '.', 'product.html.br'));
const head = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
};
const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(body);
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
