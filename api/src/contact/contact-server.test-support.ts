import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startProgram } from '../test-support/process-program.test-support.ts';

/** A server process with a contact form. */
export interface ContactServer {
  readonly address: string;
  /** The lines that it has reported. */
  readonly reports: readonly string[];
  /** The answer to a message: its status and what it says. */
  send(message: object): Promise<readonly [status: number, answer: unknown]>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export async function startContactServer(
  environment: Readonly<Record<string, string>>,
): Promise<ContactServer> {
  const child = startProgram('contact/contact-server-process.test-support', { environment });
  const reports: string[] = [];
  createInterface(child.stderr).on('line', (line) => reports.push(line));
  const [address]: unknown[] = await once(createInterface(child.stdout), 'line');
  return {
    address: String(address),
    reports,
    async send(message) {
      const answer = await fetch(`${String(address)}/api/v1/contact/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
      return [answer.status, await answer.json()];
    },
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
