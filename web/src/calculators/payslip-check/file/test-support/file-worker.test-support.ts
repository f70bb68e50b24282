import { parentPort } from 'node:worker_threads';
import { limitMemory } from '../reader/memory-limit.ts';

// Node has none of these. The library asks for them when it is loaded, and reading texts needs none.
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) {
  Reflect.set(globalThis, name, Object);
}
const { readBytes } = await import('../reader/read-bytes.ts');

/* The worker of the page, as a thread of Node. A test says whether it reads within the limits of memory. */
parentPort?.on('message', ({ id, bytes, rates, isLimited }) => {
  if (isLimited === true) limitMemory();
  void readBytes(bytes, rates).then((answer) => say({ id, answer }));
});
say({ isReady: true });

function say(message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
  parentPort?.postMessage(message);
}
