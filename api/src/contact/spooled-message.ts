import { randomUUID } from 'node:crypto';
import type { VisitorMessage } from './contact-message.ts';

/** A message as it lies in the spool. It is written once and never changed. */
export interface SpooledMessage {
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
export function spooledMessage(
  { email, name, subject, body }: VisitorMessage,
  domain: string,
  receivedAt: Date,
): SpooledMessage {
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

/** The message in a file of the spool, or nothing when it holds something else. */
export function parseSpooledMessage(text: string): SpooledMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isSpooledMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSpooledMessage(value: unknown): value is SpooledMessage {
  if (typeof value !== 'object' || value === null) return false;
  const parts = ['id', 'messageId', 'receivedAt', 'email', 'name', 'subject', 'body'];
  return parts.every((part) => typeof Reflect.get(value, part) === 'string');
}

/** Half a character, which JSON can carry but no mail, becomes the sign for what cannot be read. */
function wholeCharacters(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}
