import { createHash } from 'node:crypto';
import { listParameters } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from './other-methods.ts';

/** The path of all figures behind the results. */
export const lawPath = '/api/v1/law';

const forAnHour = 'public, max-age=3600';

const valueSchema = {
  description:
    'A figure in its unit (euros, percent), a word, a list, or an object of such by column. A month’s share of a profile is its part of their sum.',
  anyOf: [{ type: ['number', 'string'] }, { type: 'array' }, { type: 'object' }],
} as const;

const lawSchema = {
  $id: 'Law',
  title: 'Law',
  description: 'Every dated figure behind the results.',
  type: 'object',
  required: ['parameters'],
  properties: {
    parameters: {
      type: 'array',
      description: 'The law first, then our assumptions, then statistics; of each kind by id.',
      items: {
        type: 'object',
        required: ['id', 'kind', 'title', 'unit', 'units', 'confirmedThrough', 'versions'],
        properties: {
          id: { type: 'string', description: 'Its name, which stays.' },
          kind: {
            type: 'string',
            enum: ['law', 'assumption', 'statistic'],
            description: 'Set by the State, chosen by us, or published as a statistic.',
          },
          title: { type: 'string', description: 'What it is, in English.' },
          unit: { type: 'string', description: 'What the whole is per: EUR a year.' },
          units: {
            type: ['string', 'object'],
            description: 'What a figure of `value` is counted in; of a table, by column.',
          },
          confirmedThrough: {
            type: 'integer',
            description: 'The last year for which its source was read again.',
          },
          versions: {
            type: 'array',
            description: 'Oldest first; each holds until the next begins.',
            items: {
              type: 'object',
              required: ['from', 'value', 'source'],
              properties: {
                from: { type: 'string', format: 'date', description: 'Its first day.' },
                value: valueSchema,
                source: {
                  type: 'object',
                  required: ['text', 'url'],
                  properties: {
                    text: { type: 'string', description: 'The act and article, or the publisher.' },
                    url: { type: 'string', description: 'Where it was read.' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const;

/** Adds the route that lists every parameter of the engine: its values through time, its source, when it was last confirmed. */
export function addLaw(app: FastifyInstance): void {
  const body = JSON.stringify({ parameters: listParameters() });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  app.addSchema(lawSchema);
  app.get(
    lawPath,
    {
      schema: {
        operationId: 'law',
        summary: 'The figures behind every result',
        description:
          'Every figure of the law, every assumption of ours and every statistic that the calculators use: since when it holds, its value, its source, and the last year for which it was confirmed.',
        tags: ['law'],
        response: {
          200: { $ref: 'Law#' },
          304: {
            description: 'Unchanged since the answer that If-None-Match names.',
            type: 'null',
          },
        },
      },
    },
    (request, reply) => {
      reply.headers({ 'cache-control': forAnHour, etag });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  );
  refuseOtherMethods(app, lawPath, ['GET', 'HEAD']);
}

/** Whether the client has this version already. A proxy that compresses turns the tag into a weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
