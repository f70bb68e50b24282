import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped, explanationJson, type Explanation } from './explanation-json.ts';

/** Below this, compression saves less than a network packet. */
const smallestToCompress = 4096;

/**
 * Sends what a calculator answers, by the route's schema: an explanation by a writer of its own, and a large answer
 * compressed for those who can read that. At once, because handing so little to another thread costs ten times as much as
 * compressing it (docs/speed.md).
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: object): void {
  const body = bodyOf(answer, reply);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (body.length < smallestToCompress) {
    reply.send(body);
    return;
  }
  reply.header('vary', 'accept-encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === 'br') {
    reply.header('content-encoding', encoding).send(brotliCompressSync(body, quickestBrotli));
  } else if (encoding === 'gzip') {
    reply.header('content-encoding', encoding).send(gzipSync(body, quickestGzip));
  } else {
    reply.send(body);
  }
}

/** Better levels take a multiple of the time for a fifth of what is left. */
const quickestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const quickestGzip = { level: constants.Z_BEST_SPEED };

function bodyOf(answer: object, reply: FastifyReply): string | Buffer {
  if (!isExplained(answer)) return bySchema(answer, reply);
  const { explanation, ...rest } = answer;
  const json = escaped(bySchema(rest, reply));
  // Known to be ASCII, so that nothing has to be measured and encoded as UTF-8.
  return Buffer.from(
    `${json.slice(0, -1)},"explanation":${explanationJson(explanation)}}`,
    'latin1',
  );
}

/** By the route's own schema, whose serialiser gives text whatever its type says. */
function bySchema(answer: object, reply: FastifyReply): string {
  const json = reply.serialize(answer);
  if (typeof json !== 'string') throw new TypeError('an answer is JSON');
  return json;
}

function isExplained(answer: object): answer is { readonly explanation: Explanation } {
  return 'explanation' in answer;
}
