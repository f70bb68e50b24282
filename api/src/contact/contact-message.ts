import type { FromSchema, NamedSchema } from '@suen/engine';

/** One line: no line breaks, and none of the other characters that are no text. */
const oneLine = '^[^\\p{Cc}\\u2028\\u2029]*$';
const visibleCharacter = '[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]';

const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const localPart = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const address = `^(?=.{1,64}@)${localPart}(?:\\.${localPart})*@(?:${label}\\.)+${label}$`;

/** Whether an address of mail can be meant: what the page's field and the settings take. */
export function isMailAddress(text: string): boolean {
  return text.length <= longest.email && new RegExp(address, 'u').test(text);
}

const longest = { email: 254, name: 100, subject: 200, body: 5000, captcha: 8192 };

export const contactSchema = {
  title: 'ContactMessage',
  description: 'A message to the operators of the site.',
  type: 'object',
  required: ['email', 'body', 'captcha'],
  properties: {
    email: {
      type: 'string',
      minLength: 1,
      maxLength: longest.email,
      pattern: address,
      description: 'One address, such as name@example.lu; the answer goes there.',
      examples: ['marie@example.lu'],
    },
    name: {
      type: ['string', 'null'],
      maxLength: longest.name,
      pattern: oneLine,
      description: 'One line of text.',
      examples: ['Marie Weber'],
    },
    subject: {
      type: ['string', 'null'],
      maxLength: longest.subject,
      pattern: oneLine,
      description: 'One line of text.',
      examples: ['Tax class 2'],
    },
    body: {
      type: 'string',
      minLength: 1,
      maxLength: longest.body,
      pattern: visibleCharacter,
      description: 'The message, plain text that is not only blanks; line breaks are kept.',
      examples: ['Good morning,\nhow is the credit of class 1a rounded?'],
    },
    captcha: {
      type: 'string',
      minLength: 1,
      maxLength: longest.captcha,
      description:
        'The proof that the challenge was met: base64 of the JSON {challenge, solution}, or the token of the captcha service. It is good once.',
    },
  },
} as const satisfies NamedSchema;

/** What the contact page sends. */
export type ContactRequest = FromSchema<typeof contactSchema>;

/** What a visitor writes. Null, missing and empty mean the same. */
export type VisitorMessage = Omit<ContactRequest, 'captcha'>;

export const challengeSchema = {
  title: 'ContactChallenge',
  description:
    'What to do before a message is sent; `kind` says what. proof-of-work: solve `challenge` (ALTCHA, version 2). service: show the widget of a captcha service.',
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: ['proof-of-work', 'service'] },
    challenge: {
      type: 'object',
      description: 'To be given back as it is.',
      required: ['parameters', 'signature'],
      additionalProperties: true,
      properties: {
        parameters: { type: 'object', additionalProperties: true },
        signature: { type: 'string' },
      },
    },
    validForSeconds: { type: 'integer', description: 'Counted from the arrival of this answer.' },
    siteKey: { type: 'string' },
    scriptUrl: { type: 'string' },
  },
} as const;
