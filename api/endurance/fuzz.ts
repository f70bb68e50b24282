import fc from 'fast-check';
/**
 * Sends random requests to the built server and ends with code 1 at the first answer that must not be: 5xx, a number that is
 * none, no answer within ten seconds, memory that is kept, a prototype that is changed.
 *
 *     npm run fuzz -- 100000 [seed]
 */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { proofsFor } from '../src/contact/captcha/solve.test-support.ts';
import { anyBytes } from '../src/test-support/any-bytes.test-support.ts';
import {
  anyRequest,
  proofPlace,
  type AnyRequest,
} from '../src/test-support/any-request.test-support.ts';
import { faultIn, send, statusesOf } from '../src/test-support/judged-answer.test-support.ts';
import { knownAddresses } from './known-addresses.ts';
import { column, startProbed, type ProbedServer, type Usage } from './probed-server.ts';
import { wholeNumber } from './whole-number.ts';

const parallelRequests = 16;
const batch = 2_000;
/** Of as many requests one is bytes that need not be HTTP. */
const oneConnectionIn = 20;
/** What the second half of the requests may add to the heap: with 100 000, forty bytes each. */
const heapGrowthInBytes = 2_000_000;
const captchaSecret = 'a secret that the fuzzer knows';

let addresses = 0;
const [, , howMany, seedSaid] = process.argv;
const total = wholeNumber('the number of requests', howMany ?? '10000', 1);
const firstSeed = wholeNumber('the seed', seedSaid ?? String(Date.now() % 2 ** 31), 0);
// The limits are switched on but never reached, and whoever asks may say which address he has.
const server = await startProbed({
  RATE_LIMIT_MAX: '1000000000',
  CONTACT_RATE_LIMIT: '1000000',
  TRUST_PROXY: 'true',
  CAPTCHA_SECRET: captchaSecret,
});
try {
  await fuzz(server);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.stop();
}

async function fuzz({ url, lines, usageAfterCollection }: ProbedServer): Promise<void> {
  console.log(`${total} requests, seed ${firstSeed}`);
  const agent = new Agent({ keepAlive: true, maxSockets: parallelRequests });
  const { routes, readable } = await knownAddresses(url);
  console.log(`${routes.length} addresses that take a body, ${readable.length} that are read`);
  const attempts = anyRequest(routes, readable);
  const proof = proofsFor(captchaSecret);
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  const attempt = async (asked: AnyRequest) => {
    const isProving = asked.body.includes(proofPlace);
    const body = isProving
      ? Buffer.from(asked.body.toString().replace(proofPlace, await proof()))
      : asked.body;
    const headers = { 'x-forwarded-for': nextAddress(), ...asked.headers };
    const answer = await send(url, agent, { ...asked, headers, body });
    count(answer.status);
    const fault = faultIn(answer, asked);
    if (fault !== undefined) throw new Error(fault);
  };
  const attemptBytes = async (bytes: Buffer) => {
    const answered = await statusesOf(url, bytes);
    for (const status of answered) count(status);
    if (answered.length === 0) count(0);
    if (answered.some((status) => status >= 500)) {
      throw new Error(`${answered.join()} for ${JSON.stringify(bytes.toString('latin1'))}`);
    }
  };

  const linesAtFirst = lines.length;
  const startedAt = performance.now();
  const before = await sensibleAnswer(url);
  let usageAtHalf: Usage | undefined;
  for (let sent = 0; sent < total; sent += batch) {
    const numRuns = Math.min(batch, total - sent);
    const seed = firstSeed + sent;
    const raw = fc.sample(anyBytes, { numRuns: Math.ceil(numRuns / oneConnectionIn), seed });
    const asked = fc.sample(attempts, { numRuns: numRuns - raw.length, seed });
    await runInParallel(asked.map((each) => () => attempt(each)));
    await runInParallel(raw.map((each) => () => attemptBytes(each)));
    if ((sent + numRuns) * 2 >= total) usageAtHalf ??= await usageAfterCollection();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  await delay(200);
  const usageAtEnd = await usageAfterCollection();

  for (const [status, times] of [...statuses].toSorted(([a], [b]) => a - b)) {
    console.log(`  ${status === 0 ? 'closed' : `${status}   `} ${String(times).padStart(8)}`);
  }
  const growth = usageAtEnd.heapBytes - (usageAtHalf ?? usageAtEnd).heapBytes;
  console.log(`${seconds.toFixed(0)} s, ${(total / seconds).toFixed(0)} requests a second`);
  console.log(
    `heap in use ${column(usageAtEnd.heapBytes, 0)} bytes, + ${column(growth, 0)} since half`,
  );
  console.log(
    `connections left ${usageAtEnd.connections}; lines logged ${lines.length - linesAtFirst}`,
  );
  if (growth > heapGrowthInBytes) throw new Error('the server keeps memory');
  if (lines.length > linesAtFirst) throw new Error(`logged: ${lines.at(-1)}`);
  if (usageAtEnd.polluted.length > 0)
    throw new Error(`prototypes got ${usageAtEnd.polluted.join()}`);
  if ((await sensibleAnswer(url)) !== before) throw new Error('a calculation has changed');
}

/** Another client each time, so that whatever counts by address counts many. */
function nextAddress(): string {
  addresses += 1;
  return [10, addresses >> 16, addresses >> 8, addresses].map((part) => part & 255).join('.');
}

async function sensibleAnswer(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/SalaryCalculator/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grossSalary: 5000, taxClass: 1, payMonth: '2026-01' }),
  });
  if (answer.status !== 200) throw new Error(`a salary is answered with ${answer.status}`);
  return answer.text();
}

async function runInParallel(works: readonly (() => Promise<void>)[]): Promise<void> {
  const left = works.values();
  const worker = async () => {
    for (const work of left) await work();
  };
  await Promise.all(Array.from({ length: parallelRequests }, worker));
}
