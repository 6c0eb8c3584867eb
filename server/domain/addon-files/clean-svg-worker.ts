import { parentPort } from 'node:worker_threads';
import { cleanSvg } from './clean-svg.ts';

/*
 * Worker thread of `SvgCleaner`: reports that it is ready, receives one drawing, returns it cleaned and is
 * terminated.
 */

const port = parentPort;
if (!port) throw new Error('clean-svg-worker.ts is started by svg-cleaner.ts');
port.once('message', (text: string) => port.postMessage({ svg: cleanSvg(text) }));
port.postMessage('ready');
