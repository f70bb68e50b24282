import autocannon from 'autocannon';
import { builtServer, salaryPath, start, type CpuProfile } from './measured-server.ts';
import { briefRequest, explainedRequest } from './salaries.ts';

/** Where the server's time goes under load: by V8's own profiler, the functions with the most samples of their own. */
export async function printProfile(): Promise<void> {
  for (const [name, body] of [
    ['salary', briefRequest],
    ['explained salary', explainedRequest],
  ] as const) {
    const server = await start(builtServer);
    const load = (amount: number) =>
      autocannon({
        url: server.url + salaryPath,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        connections: 50,
        amount,
      });
    await load(20_000);
    const { profile } = await server.profile(() => load(20_000));
    await server.stop();
    console.log(`\n${name}: share of samples`);
    for (const [where, share] of shares(profile).slice(0, 30)) {
      console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${where}`);
    }
  }
}

function shares({ nodes, samples }: CpuProfile): [where: string, share: number][] {
  const places = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.replace(/^.*\/node_modules\/|^file:.*\/(?=engine|api)/, '')}`,
    ]),
  );
  const counts = new Map<string, number>();
  const busy = samples.map((id) => places.get(id) ?? '').filter((at) => !at.startsWith('(idle)'));
  for (const where of busy) counts.set(where, (counts.get(where) ?? 0) + 1);
  return [...counts]
    .map(([where, count]): [string, number] => [where, count / busy.length])
    .toSorted(([, a], [, b]) => b - a);
}
