import { refusalCodes } from '../input/refused-input.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  integer,
  type JsonSchema,
  type NamedSchema,
  objectOf,
  text,
} from '../schema/json-schema.ts';

const refusedFieldCodes = [
  ...refusalCodes,
  /** What the schema of an input refuses beyond limits and missing fields. */
  'tooLong',
  'unknownValue',
  'wrongType',
  'wrongForm',
  /** A proof that the contact form does not accept. */
  'notAccepted',
] as const;

const refusedFieldSchema = objectOf(
  {
    field: text('The name of the field. A nested field has dots.'),
    code: choiceOf('The reason for the refusal, for programs.', refusedFieldCodes),
    message: text('The reason for the refusal, in English.'),
    limit: {
      type: ['number', 'string'],
      description:
        'The minimum or maximum of the field that the value does not respect, in the unit of the field.',
    },
  },
  'limit',
) satisfies JsonSchema;

/** A field that was refused. `limit` is in the unit of the field. */
export type RefusedField = FromSchema<typeof refusedFieldSchema>;

export const problemSchema = {
  $id: 'Problem',
  title: 'Problem',
  description: 'The reason for an error, as a problem document of RFC 9457.',
  ...objectOf(
    {
      type: text('Always about:blank. The status names the kind of problem.'),
      title: text('The name of the status.'),
      status: integer('The status of the answer.'),
      detail: text('The reason, in English.'),
      errors: arrayOf('The fields that were refused.', refusedFieldSchema),
    },
    'errors',
  ),
} as const satisfies NamedSchema;

/** An error of the API as a problem document (RFC 9457). */
export type Problem = FromSchema<typeof problemSchema>;

/** The media type of a problem document. */
export const problemMediaType = 'application/problem+json';

/** The longest body of a person, a whole year with every change, is far below this. */
export const bodyLimitInBytes = 16 * 1024;

/** What is said of a longer body. */
export function bodyTooLarge(limitInBytes: number): string {
  return `The body is too large; at most ${Math.floor(limitInBytes / 1024)} KiB are read.`;
}

/** What is said of a body of another kind, and of an address without anything. */
export const bodyNotJson = 'The body must be JSON, with Content-Type: application/json.';
export const nothingThere = 'There is nothing at this address.';
/** @param methods as in the Allow header */
export const onlyAllowed = (methods: string): string => `Only ${methods} is allowed here.`;

/** The statuses that an answer to a calculation can have, and their names. */
const titles = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
} as const;

/** A problem document. @param title the name of a status that is none of a calculation's */
export function problem(
  status: number,
  detail: string,
  refused?: readonly RefusedField[],
  title: string = isKnown(status) ? titles[status] : 'Error',
): Problem {
  return { type: 'about:blank', title, status, detail, ...(refused && { errors: refused }) };
}

function isKnown(status: number): status is keyof typeof titles {
  return status in titles;
}

/** The problem of an input with these refused fields; without any, the whole is no object. */
export function refusedInput(refused: readonly RefusedField[]): Problem {
  return refused.length === 0
    ? problem(400, 'The body must be a JSON object.')
    : problem(400, refused.map(({ message }) => message).join(' '), refused);
}
