import { readJson, UnreadableJson } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../answers/problems.ts';

/** Makes JSON the only kind of body, read as strictly as at every other door of the engine. */
export function readOnlyJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (_request, text, done) => {
      try {
        done(null, readJson(text));
      } catch (error) {
        done(
          error instanceof UnreadableJson ? new RequestProblem(400, error.message) : asError(error),
        );
      }
    },
  );
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('A body could not be read');
}
