import {
  nothingThere,
  problem,
  problemMediaType,
  problemSchema,
  type Problem,
  type RefusedField,
} from '@suen/engine';
import type { FastifyReply } from 'fastify';
import { STATUS_CODES } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The problems that the route can answer with, for its documentation: the meaning of each status. */
    readonly problems?: ProblemMeanings;
  }
}

export type ProblemMeanings = Readonly<Record<number, string>>;

/**
 * Problems as responses of a route. Only the documentation has them: a problem is sent as bytes, and a serialiser for each
 * status of each route would take half of the time in which the server starts.
 */
export function problemResponses(meanings: ProblemMeanings): Readonly<Record<number, object>> {
  const content = { [problemMediaType]: { schema: { $ref: `${problemSchema.$id}#` } } };
  return Object.fromEntries(
    Object.entries(meanings).map(([status, description]) => [status, { description, content }]),
  );
}

/** Thrown to answer with a problem: the message is its detail. */
export class RequestProblem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, detail: string) {
    super(detail);
    this.name = 'RequestProblem';
    this.statusCode = statusCode;
  }
}

/** The problem of an address that does not exist. */
export const nothingHere = new RequestProblem(404, nothingThere);

/** The detail of status 500: nobody outside needs more of a failure of ours. */
export const failureOfOurs = 'Something went wrong on our side.';

/** A problem document of any status. */
export function problemOf(
  status: number,
  detail: string,
  refused?: readonly RefusedField[],
): Problem {
  return problem(status, detail, refused, STATUS_CODES[status]);
}

/** Answers with a problem document. */
export function sendProblem(reply: FastifyReply, document: Problem): FastifyReply {
  return (
    reply
      .code(document.status)
      // A page that fails, by a condition or a range, has said already how long networks may keep it.
      .removeHeader('cdn-cache-control')
      .header('cache-control', 'no-store')
      .type(problemMediaType)
      // As bytes, because Fastify adds a charset to the content type of a text, and JSON types have none.
      .send(Buffer.from(JSON.stringify(document)))
  );
}
