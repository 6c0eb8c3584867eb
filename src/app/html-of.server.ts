import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/** Writes a whole document as plain HTML once everything in it is there. Rejects with what a component throws. */
export function htmlOf(document: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(document, {
      // React hides large completed boundaries behind a script otherwise, and a page must read without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
    setTimeout(() => stream.abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS).unref();
  });
}
