import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

interface WrittenHtml {
  html: string;
  /** What was thrown inside of a Suspense boundary, whose fallback stands there instead; a browser tries again. */
  errors: unknown[];
}

/**
 * Writes a whole document as plain HTML once everything in it is there. Rejects with what a component throws outside
 * of all Suspense boundaries.
 */
export function htmlOf(document: ReactElement): Promise<WrittenHtml> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const errors: unknown[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(parts).toString('utf8'), errors });
        done();
      },
    });
    const stream = renderToPipeableStream(document, {
      // React hides large completed boundaries behind a script otherwise, and a page must read without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => void errors.push(error),
    });
    setTimeout(() => stream.abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS).unref();
  });
}
