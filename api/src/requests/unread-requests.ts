import { problemMediaType } from '@suen/engine';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf, RequestProblem, sendProblem } from '../answers/problems.ts';
import { headersOfUnreadRequests } from '../answers/security-headers.ts';

/** The answer to requests that never reach a route: not HTTP, headers too large or too slow. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(unreadableAnswer(error.code));
  socket.destroy();
}

function unreadableAnswer(code: string | undefined): string {
  const [status, detail] = statusOf(code);
  const body = JSON.stringify(problemOf(status, detail));
  const headers = {
    ...headersOfUnreadRequests,
    'cache-control': 'no-store',
    'content-type': problemMediaType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

function statusOf(code: string | undefined): readonly [status: number, detail: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'The request took too long to arrive.'];
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'The headers are too large.'];
    default:
      return [400, 'The request is not valid HTTP.'];
  }
}

/** Browsers and proxies together send about forty. */
const maxHeaders = 200;

/** Refuses requests with too many headers. Node alone would keep the first two thousand. */
export function limitHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isTooMany = raw.rawHeaders.length > 2 * maxHeaders;
    done(isTooMany ? new RequestProblem(431, 'There are too many headers.') : undefined);
  });
}

/** The answer to addresses that cannot be decoded. Hooks do not run for them. */
export const answerBadAddress: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  _error,
  _request,
  reply,
) => {
  reply.headers(headersOfUnreadRequests);
  sendProblem(reply, problemOf(400, 'The address cannot be read.'));
};
