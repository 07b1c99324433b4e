import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** The build puts it beside main.js; from source, Node runs it as it is. */
const WORKER = import.meta.url.endsWith('.ts') ? './png-worker.ts' : './png-worker.js';

/** A picture takes some tenths of a second, so a thread of its own draws them, one after the other, and ends after the last. */
export class PngPainter {
  private readonly oneAtATime = pLimit(1);
  private worker: Worker | null = null;

  private start(): Worker {
    const worker = new Worker(new URL(WORKER, import.meta.url), { execArgv: [] });
    // A server that stops does not wait for a picture.
    worker.unref();
    return worker;
  }

  /** Rejects if the SVG cannot be read. */
  paint(svg: string): Promise<Buffer> {
    return this.oneAtATime(async () => {
      const worker = (this.worker ??= this.start());
      let isDone = false;
      try {
        worker.postMessage(svg);
        const [png] = (await once(worker, 'message')) as [Uint8Array]; // see png-worker.ts
        isDone = true;
        return Buffer.from(png);
      } finally {
        if (!isDone || this.oneAtATime.pendingCount === 0) {
          this.worker = null;
          await worker.terminate();
        }
      }
    });
  }
}
