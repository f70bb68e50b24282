import { setTimeout as delay } from 'node:timers/promises';

const calculationPauseMs = 10;
const messagePauseMs = 100;
/** So many of the latest proofs are tried again. */
const keptProofs = 500;

interface Proof {
  readonly id: string;
  readonly captcha: string;
}

/** Visitors of several machines behind one address, who also try what they should not. */
export class Clients {
  calculations = 0;
  failedCalculations = 0;
  /** What a machine broke off and another one answered, as a proxy would ask it. */
  askedAgain = 0;
  readonly answersToMessages = new Map<string, number>();
  /** The subjects of the messages that were answered with true. */
  readonly acceptedMessages: string[] = [];
  private readonly ending = new AbortController();
  private readonly usedProofs: Proof[] = [];
  private proofsMade = 0;

  private readonly machines: readonly string[];
  private readonly makeProof: () => Promise<string>;

  constructor(machines: readonly string[], makeProof: () => Promise<string>) {
    this.machines = machines;
    this.makeProof = makeProof;
  }

  async run(counts: { readonly calculating: number; readonly sending: number }): Promise<void> {
    const repeat = async (work: () => Promise<void>, pauseMs: number) => {
      while (!this.ending.signal.aborted) {
        await work();
        await delay(pauseMs);
      }
    };
    await Promise.all([
      ...Array.from({ length: counts.calculating }, () =>
        repeat(() => this.calculate(), calculationPauseMs),
      ),
      ...Array.from({ length: counts.sending }, () => repeat(() => this.write(), messagePauseMs)),
    ]);
  }

  end(): void {
    this.ending.abort();
  }

  private async calculate(): Promise<void> {
    this.calculations += 1;
    const first = this.calculations % this.machines.length;
    for (let tries = 0; tries < this.machines.length; tries += 1) {
      const machine = this.machines[(first + tries) % this.machines.length] ?? '';
      const body = { grossSalary: 5000, taxClass: 1, payMonth: '2026-06', explain: false };
      const status = await post(`${machine}/api/v1/SalaryCalculator/calculate`, body);
      if (status?.code === 200) return;
      // A proxy asks another machine only where there was no answer.
      if (status !== undefined) break;
      this.askedAgain += 1;
    }
    this.failedCalculations += 1;
  }

  /** Sends one message with a new proof to all machines at once, and one with a proof that was used before. */
  private async write(): Promise<void> {
    this.proofsMade += 1;
    const proof = { id: `proof-${this.proofsMade}`, captcha: await this.makeProof() };
    await Promise.all(this.machines.map((_machine, index) => this.send(proof, index, 'new')));
    const used = this.usedProofs[Math.floor(Math.random() * this.usedProofs.length)];
    if (used) await this.send(used, Math.floor(Math.random() * this.machines.length), 'again');
    this.usedProofs.push(proof);
    if (this.usedProofs.length > keptProofs) this.usedProofs.shift();
  }

  private async send({ id, captcha }: Proof, machine: number, how: string): Promise<void> {
    const subject = `${id} ${how} ${machine} ${this.proofsMade}`;
    const message = { email: 'marie@example.lu', subject, body: 'Moien', captcha };
    const address = `${this.machines[machine] ?? ''}/api/v1/contact/send`;
    const answer = await post(address, message);
    const name =
      answer === undefined ? 'broken' : `${answer.code} ${answer.code === 200 ? answer.text : ''}`;
    this.answersToMessages.set(name, (this.answersToMessages.get(name) ?? 0) + 1);
    if (answer?.code === 200 && answer.text === 'true') this.acceptedMessages.push(subject);
  }
}

/** @returns nothing when the connection was refused or broken off */
async function post(
  url: string,
  body: object,
): Promise<{ readonly code: number; readonly text: string } | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return { code: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}
