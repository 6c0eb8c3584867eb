import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

interface WrittenHtml {
  html: string;
  /** Errors thrown inside Suspense boundaries, whose fallbacks are rendered instead; the browser retries. */
  errors: unknown[];
}

/**
 * Renders a whole document as plain HTML once everything is ready. Rejects with errors thrown outside all
 * Suspense boundaries.
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
      // React otherwise reveals large completed boundaries by script, and pages must be readable without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => void errors.push(error),
    });
    setTimeout(() => stream.abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS).unref();
  });
}
