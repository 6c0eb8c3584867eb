import { parentPort } from 'node:worker_threads';
import { cleanSvg } from './clean-svg.ts';

/* A thread of `SvgCleaner`: says that it is ready, gets one drawing, gives it back cleaned and is ended. */

const port = parentPort;
if (!port) throw new Error('clean-svg-worker.ts is started by svg-cleaner.ts');
port.once('message', (text: string) => port.postMessage({ svg: cleanSvg(text) }));
port.postMessage('ready');
