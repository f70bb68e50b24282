import { limitMemory } from './memory-limit.ts';
import { isReadRequest, type ReadAnswer } from './messages.ts';
import { readBytes } from './read-bytes.ts';

/*
 * Reads one file, apart from the page, which ends it when it takes too long. The server's policy for files forbids it every
 * request.
 */
limitMemory();

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isReadRequest(data)) void answer(data);
});

async function answer({
  bytes,
  rates,
}: {
  bytes: Uint8Array;
  rates: Parameters<typeof readBytes>[1];
}) {
  const message: ReadAnswer = { outcome: await readBytes(bytes, rates) };
  postMessage(message);
}
