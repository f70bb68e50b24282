import { apiBase, lawCall, toJson } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { keptDocument } from './answers/kept-document.ts';
import { openToSites } from './answers/security-headers.ts';
import { allowEverywhere } from './requests/other-methods.ts';

/** The path of all figures behind the results. */
export const lawPath = `${apiBase}${lawCall.path}`;

const cacheForAnHour = 'public, max-age=3600';

/** Adds the route of the figures behind the results. */
export function addLaw(app: FastifyInstance): void {
  const send = keptDocument(() => toJson(lawCall.answer()));
  app.addSchema(lawCall.schema);
  app.get(
    lawPath,
    {
      config: {
        ...openToSites,
        problems: { 405: 'A method other than GET or HEAD.' },
      },
      schema: {
        operationId: 'law',
        summary: 'The figures behind every result',
        description:
          'All figures of the law, assumptions and statistics that the calculators use. Each has its value, its date, its source and the last year that we confirmed.',
        tags: ['law'],
        response: {
          200: { $ref: 'Law#' },
          304: {
            description: 'Unchanged since the version named in If-None-Match.',
            type: 'null',
          },
        },
      },
    },
    (request, reply) => send(request, reply.header('cache-control', cacheForAnHour)),
  );
  allowEverywhere(app, lawPath, ['GET', 'HEAD']);
}
