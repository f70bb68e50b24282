/**
 * Two servers with their own data folders share a Valkey server. While clients calculate and send messages, each of the three
 * is killed and started again. Ends with code 1 when a calculation failed, a message was lost or a proof was accepted twice.
 *
 *     npm run machines -- 3
 */
import getPort from 'get-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { proofsFor } from '../src/contact/captcha/solve.test-support.ts';
import { startMailServer, until } from '../src/contact/delivery/mail-server.test-support.ts';
import { readMail } from '../src/contact/delivery/read-mail.test-support.ts';
import { startValkey } from '../src/shared-state/valkey.test-support.ts';
import {
  startServer,
  type ServerProcess,
} from '../src/test-support/server-process.test-support.ts';
import { Clients } from './machine-clients.ts';
import { wholeNumber } from './whole-number.ts';

const captchaSecret = 'a secret that all machines have';
const pauseMs = 5000;
/** A message that a killed server was sending is taken over after a minute, or eleven if its last byte was sent. */
const deliveredWithinMs = 12 * 60_000;

const rounds = wholeNumber('the number of rounds', process.argv[2] ?? '3', 1);
const folder = mkdtempSync(path.join(tmpdir(), 'suen-machines-'));
const valkey = await startValkey();
const mail = await startMailServer();
const ports = [await getPort(), await getPort()];
const machines = new Map<number, ServerProcess>();

async function startMachine(port: number): Promise<void> {
  const server = await startServer({
    isBuilt: true,
    environment: {
      PORT: String(port),
      DATA_FOLDER: path.join(folder, String(port)),
      VALKEY_URL: valkey.url,
      CAPTCHA_SECRET: captchaSecret,
      SMTP_URL: mail.url,
      CONTACT_TO: 'team@suen.example',
      // Counted in Valkey, and never reached.
      RATE_LIMIT_MAX: '1000000000',
      CONTACT_RATE_LIMIT: '1000000',
      DRAIN_SECONDS: '0',
    },
  });
  machines.set(port, server);
}

const clients = new Clients(
  ports.map((port) => `http://127.0.0.1:${port}`),
  proofsFor(captchaSecret),
);
/** Subjects say which proof a message had and which machine took it. */
const subjects = () =>
  mail.received.map(({ text }) => readMail(text).headers.get('subject')?.[0] ?? '');

try {
  await Promise.all(ports.map(startMachine));
  const startedAt = performance.now();
  const load = clients.run({ calculating: 8, sending: 4 });
  await delay(pauseMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const port of ports) {
      await machines.get(port)?.stop('SIGKILL');
      await startMachine(port);
      await delay(pauseMs);
    }
    await valkey.kill();
    await delay(pauseMs);
    await valkey.start();
    await delay(pauseMs);
  }
  clients.end();
  await load;
  const seconds = (performance.now() - startedAt) / 1000;
  const lost = () => {
    const delivered = new Set(subjects());
    return clients.acceptedMessages.filter((subject) => !delivered.has(subject));
  };
  await until(() => lost().length === 0, deliveredWithinMs).catch(() => undefined);

  const messages = new Set([...subjects(), ...clients.acceptedMessages]);
  const proofs = [...messages].map((subject) => subject.split(' ')[0]);
  const twice = proofs.length - new Set(proofs).size;
  const { calculations, failedCalculations, askedAgain, answersToMessages } = clients;
  const load1 = loadavg()[0]?.toFixed(1);
  console.log(`${rounds} rounds in ${seconds.toFixed(0)} s, load ${load1}: 2 servers and Valkey,`);
  console.log('each killed and started again in every round');
  console.log(`  calculations               ${calculations}`);
  console.log(`  asked of the other machine ${askedAgain}`);
  console.log(`  calculations failed        ${failedCalculations}`);
  for (const [answer, times] of [...answersToMessages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  message answered ${answer.padEnd(9)} ${times}`);
  }
  console.log(`  messages accepted          ${clients.acceptedMessages.length}`);
  console.log(`  messages lost              ${lost().length}`);
  console.log(`  proofs accepted twice      ${twice}`);
  const isTried = calculations > 0 && clients.acceptedMessages.length > 0;
  if (!isTried || failedCalculations + lost().length + twice > 0) process.exitCode = 1;
} finally {
  clients.end();
  await Promise.all([...machines.values()].map((server) => server.stop()));
  await valkey.kill();
  mail.kill();
  rmSync(folder, { recursive: true, force: true });
}
