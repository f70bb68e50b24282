import { randomUUID } from 'node:crypto';
import type { VisitorMessage } from '../contact-message.ts';

/** A message as it waits in the queue. It is written once and never changed. */
export interface QueuedMessage {
  readonly id: string;
  /** Given here and not when sending, so that who gets a message twice can tell. */
  readonly messageId: string;
  readonly receivedAt: string;
  readonly email: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

/** @param domain what the identity of the message ends in */
export function queuedMessage(
  { email, name, subject, body }: VisitorMessage,
  domain: string,
  receivedAt: Date,
): QueuedMessage {
  const id = randomUUID();
  return {
    id,
    messageId: `<${id}@${domain}>`,
    receivedAt: receivedAt.toISOString(),
    email,
    name: wholeCharacters(name ?? '').trim(),
    subject: wholeCharacters(subject ?? '').trim(),
    body: wholeCharacters(body).replaceAll(/\r\n?/g, '\n').trim(),
  };
}

/** Reads a message of the queue. @returns nothing when the text is something else */
export function parseQueuedMessage(text: string): QueuedMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isQueuedMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isQueuedMessage(value: unknown): value is QueuedMessage {
  if (typeof value !== 'object' || value === null) return false;
  const parts = ['id', 'messageId', 'receivedAt', 'email', 'name', 'subject', 'body'];
  return parts.every((part) => typeof Reflect.get(value, part) === 'string');
}

/** Half a character, which JSON can carry but no mail, becomes the sign for what cannot be read. */
function wholeCharacters(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}
