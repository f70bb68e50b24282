import {
  bodyNotJson,
  bodyTooLarge,
  nothingThere,
  refusedBySchema,
  refusedInput,
} from '@suen/engine';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { failureOfOurs, problemOf, RequestProblem, sendProblem } from './problems.ts';

/** What is reported of a failure of ours. The error's message is left out, because it can quote what the user sent. */
export interface FailureReport {
  /** Also told to the client, as `x-request-id`. */
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern, not the address that was asked for. */
  readonly route: string;
  readonly error: string;
  readonly stack: readonly string[];
}

export type ReportFailure = (report: FailureReport) => void;

/** Answers every error with a problem document. A failure of ours is reported, and its problem has no details. */
export function answerErrorsAsProblems(app: FastifyInstance, reportFailure: ReportFailure): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const send = (status: number, detail: string) => sendProblem(reply, problemOf(status, detail));
    if (error instanceof RequestProblem) return send(error.statusCode, error.message);
    const { validation, statusCode = 500, code } = error;
    if (validation) {
      const schema = bodySchemaOf(request);
      return sendProblem(reply, refusedInput(refusedBySchema(schema, request.body, validation)));
    }
    if (statusCode >= 400 && statusCode < 500) {
      const { bodyLimit } = request.routeOptions;
      return send(statusCode, detailOf(statusCode, code, bodyLimit));
    }
    reportFailure({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '',
      error: error.name,
      stack: framesOf(error),
    });
    reply.header('x-request-id', request.id);
    return send(500, failureOfOurs);
  });
}

/** A route names the schema of its body, so that the documentation describes it once. */
function bodySchemaOf({ routeOptions, server }: FastifyRequest): object {
  const { body } = routeOptions.schema ?? {};
  const isNamed = typeof body === 'object' && body !== null && '$ref' in body;
  const schema = isNamed ? server.getSchema(String(body.$ref).replace(/#$/, '')) : body;
  return typeof schema === 'object' && schema !== null ? schema : {};
}

const detailOfCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
};

const detailOfStatus: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON.',
  404: nothingThere,
  415: bodyNotJson,
  416: 'The range asked for does not exist.',
  412: 'The precondition does not hold.',
};

function detailOf(statusCode: number, code: string | undefined, bodyLimit: number): string {
  if (statusCode === 413) return bodyTooLarge(bodyLimit);
  return detailOfCode[code ?? ''] ?? detailOfStatus[statusCode] ?? 'The request is refused.';
}

/** The stack frames without the message at the top of the stack. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}
