/** Loaded into a server before its own code: tells what the process holds and has used, without touching it. */
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const keysAtStart = prototypes.map((prototype) => new Set(Reflect.ownKeys(prototype)));

process.on('message', (message) => {
  if (message === 'collect') for (let round = 0; round < 4; round += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({
    cpuMicroseconds: user + system,
    heapBytes: heapUsed,
    residentBytes: rss,
    connections: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length,
    polluted: prototypes.flatMap((prototype, index) =>
      Reflect.ownKeys(prototype)
        .filter((key) => !keysAtStart[index]?.has(key))
        .map(String),
    ),
  });
});
// The channel alone must not keep a server alive that has stopped.
process.channel?.unref();
