import { apiBase, bodyTooLarge, refusedInput } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { failureOfOurs, problemOf, sendProblem } from '../answers/problems.ts';
import { allowOnly } from '../requests/other-methods.ts';
import { limitRate, tooMany } from '../requests/rate-limit.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { Verdict } from './captcha/captcha.ts';
import { challengeSchema, contactSchema, type ContactRequest } from './contact-message.ts';
import type { Contact } from './contact.ts';

/** Where the contact form calls; the first path is the specification's. */
export const contactPaths = {
  send: `${apiBase}/contact/send`,
  challenge: `${apiBase}/contact/challenge`,
} as const;

export const defaultMessagesPerTenMinutes = 5;

/** Who mistypes, waits too long or opens the page again asks more often than he sends. */
const challengesPerMessage = 12;

/** Five thousand characters, each written as an escape, and a long proof. */
const bodyLimitInBytes = 80 * 1024;

interface MessageLimits {
  /** For each address, 0 for no limit. */
  readonly messagesPerTenMinutes: number;
  readonly sharedState?: SharedState | undefined;
}

/** Gives the contact form its routes. */
export async function addContact(
  app: FastifyInstance,
  contact: Contact,
  { messagesPerTenMinutes, sharedState }: MessageLimits,
): Promise<void> {
  app.addSchema({ ...contactSchema, $id: contactSchema.title });
  app.addSchema({ ...challengeSchema, $id: challengeSchema.title });
  app.addHook('onClose', () => contact.close());
  await app.register(async (scope) => {
    if (messagesPerTenMinutes > 0) {
      await limitRate(scope, { global: false, timeWindow: '10 minutes' }, sharedState);
    }
    addChallenge(scope, contact, messagesPerTenMinutes * challengesPerMessage);
    addSend(scope, contact, messagesPerTenMinutes);
  });
  allowOnly(app, contactPaths.challenge, ['GET', 'HEAD']);
  allowOnly(app, contactPaths.send, ['POST']);
}

function addChallenge(scope: FastifyInstance, { captcha }: Contact, max: number): void {
  scope.get(
    contactPaths.challenge,
    {
      config: {
        ...(max > 0 && { rateLimit: { max, errorResponseBuilder: tooMany('challenges') } }),
        problems: {
          ...(max > 0 && { 429: 'Too many challenges for one address; see Retry-After.' }),
          500: failureOfOurs,
        },
      },
      schema: {
        operationId: 'contact-challenge',
        summary: 'Contact: challenge',
        description:
          'What a program that sends a message has to do first. A new challenge is needed for every message.',
        tags: ['contact'],
        response: { 200: { $ref: `${challengeSchema.title}#` } },
      },
    },
    async (_request, reply) => {
      const challenge = await captcha.challenge();
      return reply.header('cache-control', 'no-store').send(challenge);
    },
  );
}

function addSend(scope: FastifyInstance, contact: Contact, max: number): void {
  scope.post<{ Body: ContactRequest }>(
    contactPaths.send,
    {
      bodyLimit: bodyLimitInBytes,
      config: {
        // Counted once the fields are in order: who corrects a typing error has not sent anything.
        ...(max > 0 && {
          rateLimit: { max, hook: 'preHandler', errorResponseBuilder: tooMany('messages') },
        }),
        problems: {
          400: 'The body is not valid JSON, or a field is refused. `errors` lists the refused fields. `captcha`: a new challenge is needed.',
          413: bodyTooLarge(bodyLimitInBytes),
          415: 'The body is not JSON.',
          ...(max > 0 && { 429: 'Too many messages from one address; see Retry-After.' }),
          500: failureOfOurs,
          503: 'The captcha cannot be checked now; nothing was sent.',
        },
      },
      schema: {
        operationId: 'contact-send',
        summary: 'Contact: send a message',
        description:
          'Sends a message to those who run the site. Its content is kept until it is delivered, and never logged.',
        tags: ['contact'],
        body: { $ref: `${contactSchema.title}#` },
        response: {
          200: {
            type: 'boolean',
            description:
              'true: the message is safe and will be delivered. false: it could not be kept and was not sent.',
          },
        },
      },
    },
    async ({ body, ip }, reply) => {
      const { captcha: proof, ...message } = body;
      const verdict = await contact.captcha.verify(proof, ip);
      if (verdict === 'unavailable') {
        contact.report({ contact: 'captcha cannot be checked' });
        const detail = 'The captcha cannot be checked now; try again later.';
        return sendProblem(reply, problemOf(503, detail));
      }
      if (verdict !== 'passed') {
        const detail = messageOfVerdict[verdict];
        const refused = [{ field: 'captcha', code: 'notAccepted', message: detail }] as const;
        return sendProblem(reply, refusedInput(refused));
      }
      const isSafe = await contact.accept(message);
      return reply.header('cache-control', 'no-store').send(isSafe);
    },
  );
}

const messageOfVerdict: Readonly<Record<Exclude<Verdict, 'passed' | 'unavailable'>, string>> = {
  forged: 'captcha does not prove anything.',
  expired: 'captcha has expired.',
  used: 'captcha has been used already.',
};
