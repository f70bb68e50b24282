import { RefusedInput } from '@suen/engine';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { refusedBySchema, refusedByRules } from './refused-fields.ts';
import { RequestProblem, sendProblem, type RefusedField } from './problems.ts';

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
    if (error instanceof RefusedInput) {
      return sendRefusedFields(reply, refusedByRules(error.refusals));
    }
    if (error instanceof RequestProblem) {
      return sendProblem(reply, error.statusCode, error.message);
    }
    const { validation, statusCode = 500, code } = error;
    if (validation) return sendRefusedFields(reply, refusedBySchema(validation));
    if (statusCode >= 400 && statusCode < 500) {
      const { bodyLimit } = request.routeOptions;
      return sendProblem(reply, statusCode, detailOf(statusCode, code, bodyLimit));
    }
    reportFailure({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '',
      error: error.name,
      stack: framesOf(error),
    });
    reply.header('x-request-id', request.id);
    return sendProblem(reply, 500, 'Something went wrong on our side.');
  });
}

function sendRefusedFields(reply: FastifyReply, refused: readonly RefusedField[]): FastifyReply {
  const detail = refused.map(({ message }) => message).join(' ');
  return detail === ''
    ? sendProblem(reply, 400, 'The body must be a JSON object.')
    : sendProblem(reply, 400, detail, refused);
}

const detailOfCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; it must be a JSON object.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
};

const detailOfStatus: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON.',
  404: 'There is nothing at this address.',
  415: 'The body must be JSON, with Content-Type: application/json.',
  416: 'The range asked for does not exist.',
  412: 'The precondition does not hold.',
};

function detailOf(statusCode: number, code: string | undefined, bodyLimit: number): string {
  if (statusCode === 413) {
    return `The body is too large; at most ${Math.floor(bodyLimit / 1024)} KiB are read.`;
  }
  return detailOfCode[code ?? ''] ?? detailOfStatus[statusCode] ?? 'The request is refused.';
}

/** The stack frames without the message at the top of the stack. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}
