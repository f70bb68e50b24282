/** Loaded into a server before its own code: tells what it holds, without touching it. */
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const atFirst = prototypes.map((prototype) => new Set(Reflect.ownKeys(prototype)));

process.on('message', () => {
  for (let round = 0; round < 4; round += 1) globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({
    heapBytes: heapUsed,
    residentBytes: rss,
    connections: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length,
    polluted: prototypes.flatMap((prototype, index) =>
      Reflect.ownKeys(prototype)
        .filter((key) => !atFirst[index]?.has(key))
        .map(String),
    ),
  });
});
// The channel alone must not keep a server alive that has stopped.
process.channel?.unref();
