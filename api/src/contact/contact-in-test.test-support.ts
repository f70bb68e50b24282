import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { dirname } from 'node:path';
import { buildApp, type AppOptions } from '../app.ts';
import { atTheEnd, temporaryFolder } from '../test-support/test-endings.test-support.ts';
import type { Challenge } from './captcha/captcha.ts';
import { encoded, littleWork, solved } from './captcha/solve.test-support.ts';
import type { ContactReport } from './contact-log.ts';
import type { ContactSettings } from './contact-settings.ts';
import { openContact, type Contact, type ContactOptions } from './contact.ts';
import { keptMessages } from './queue/kept-messages.test-support.ts';

export interface ContactInTest {
  readonly app: FastifyInstance;
  readonly contact: Contact;
  readonly reports: readonly ContactReport[];
  /** A proof as a browser makes it. */
  readonly proof: () => Promise<string>;
  readonly send: (message: object, remoteAddress?: string) => Promise<LightMyRequestResponse>;
}

interface ContactTestOptions extends ContactOptions, Partial<ContactSettings> {
  readonly app?: AppOptions;
}

/** A server with a contact form, without rate limit and with little work unless a test wants otherwise. */
export async function contactInTest(options: ContactTestOptions = {}): Promise<ContactInTest> {
  const { app: appOptions, ...others } = options;
  const reports: ContactReport[] = [];
  const contact = await openContact(
    { dataFolder: temporaryFolder(), ...others },
    { work: littleWork, report: (report) => reports.push(report), ...others },
  );
  const app = await buildApp({ contact, messagesPerTenMinutes: 0, ...appOptions });
  atTheEnd(() => app.close());
  return {
    app,
    contact,
    reports,
    proof: async () => {
      const answer = await app.inject('/api/v1/contact/challenge');
      const challenge = answer.json<Challenge>();
      if (challenge.kind !== 'proof-of-work') throw new Error(challenge.kind);
      return encoded(await solved(challenge.challenge));
    },
    send: (payload, remoteAddress = '192.0.2.1') =>
      app.inject({ method: 'POST', url: '/api/v1/contact/send', payload, remoteAddress }),
  };
}

/** A message with every field. */
export const message = {
  email: 'marie@example.lu',
  name: 'Marie Weber',
  subject: 'Steierklass 2',
  body: 'Moien,\nwéi gëtt de Kredit gerechent?',
};

/** The messages that a server has kept. */
export function keptBy({ contact }: Pick<ContactInTest, 'contact'>): readonly unknown[] {
  const messages = keptMessages(dirname(contact.databaseFile));
  return messages.map(({ message: text }): unknown => JSON.parse(text));
}
