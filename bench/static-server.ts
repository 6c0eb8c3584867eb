// The yardstick: a Fastify that only serves the precompressed files of a folder.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const app = Fastify();
await app.register(fastifyStatic, { root: process.env['DATA_DIR'] ?? '.', preCompressed: true });
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close());
