/** Loaded into a measured server before its own code: tells the bench what the process has used, without touching it. */
import { Session } from 'node:inspector/promises';

/** @type {Session | undefined} */
let session;

process.on(
  'message',
  (message) => void answer(String(message)).then((said) => process.send?.(said)),
);
// The channel alone must not keep a server alive that has stopped.
process.channel?.unref();

/** @param {string} message */
async function answer(message) {
  switch (message) {
    case 'start profile':
      session = new Session();
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.start');
      return {};
    case 'stop profile':
      return (await session?.post('Profiler.stop'))?.profile ?? {};
    case 'collect':
      for (let round = 0; round < 4; round += 1) globalThis.gc?.();
      return usage();
    default:
      return usage();
  }
}

function usage() {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMicroseconds: user + system, rssBytes: rss, heapBytes: heapUsed };
}
