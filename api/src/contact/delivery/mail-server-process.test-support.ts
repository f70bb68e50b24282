/** A mail server in a process of its own, told by messages how to behave. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { MailServerMode, ReceivedMail } from './mail-server.test-support.ts';

let mode: MailServerMode = 'accept';
let server: SMTPServer | undefined;

function send(message: object): void {
  process.send?.(message);
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('5.7.1 not here, Marie'), { responseCode });
}

function newServer(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, callback) {
      const isRight = username === 'suen' && password === 'p@ss:word';
      callback(isRight ? null : new Error('wrong password'), { user: username });
    },
    logger: false,
    closeTimeout: 1,
    onRcptTo(_address, _session, callback) {
      if (mode === 'hold') send({ held: true });
      else if (mode === 'refuse') callback(refusal(550));
      else if (mode === 'defer') callback(refusal(451));
      else callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const received: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        };
        send({ received });
        if (mode === 'accept') callback();
        else if (mode === 'accept slowly') setTimeout(callback, 400);
      });
    },
  }).on('error', () => undefined);
}

async function listen(port: number): Promise<number> {
  server = newServer();
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Order {
  readonly mode?: MailServerMode;
  readonly listenOn?: number;
  readonly close?: boolean;
}

async function obey({ mode: newMode, listenOn, close }: Order): Promise<void> {
  if (newMode !== undefined) mode = newMode;
  if (close === true) await new Promise<void>((resolve) => server?.close(resolve));
  send({ port: listenOn === undefined ? undefined : await listen(listenOn), done: true });
}

process.on('message', (order: Order) => void obey(order));
// It lives as long as its parent, also while it is down.
process.channel?.ref();
