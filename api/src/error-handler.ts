import { RefusedInput } from '@suen/engine';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { errorsOfFindings, errorsOfRefusals } from './field-errors.ts';
import { RefusedRequest, sendProblem, type FieldError } from './problems.ts';

/** What is reported of an unexpected error. Its message is left out, because it can quote what the user sent. */
export interface ErrorReport {
  /** Also told to the client, as `x-request-id`. */
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern, not the address that was asked for. */
  readonly route: string;
  readonly error: string;
  readonly stack: readonly string[];
}

export type ReportError = (report: ErrorReport) => void;

/** Answers every error with a problem document. An unexpected error is reported, and its answer has no details. */
export function answerErrorsAsProblems(app: FastifyInstance, reportError: ReportError): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RefusedInput) {
      return sendFieldErrors(reply, errorsOfRefusals(error.refusals));
    }
    if (error instanceof RefusedRequest) {
      return sendProblem(reply, error.statusCode, error.message);
    }
    const { validation, statusCode = 500, code } = error;
    if (validation) return sendFieldErrors(reply, errorsOfFindings(validation));
    if (statusCode >= 400 && statusCode < 500) {
      const { bodyLimit } = request.routeOptions;
      return sendProblem(reply, statusCode, detailOf(statusCode, code, bodyLimit));
    }
    reportError({
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

function sendFieldErrors(reply: FastifyReply, errors: readonly FieldError[]): FastifyReply {
  const detail = errors.map(({ message }) => message).join(' ');
  return detail === ''
    ? sendProblem(reply, 400, 'The body must be a JSON object.')
    : sendProblem(reply, 400, detail, errors);
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
