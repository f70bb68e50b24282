import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped, explanationJson, type Explanation } from './explanation-json.ts';

/** Compressing a smaller answer saves less than one network packet. */
const minCompressedBytes = 4096;

/**
 * Sends a calculator's answer by the route's schema. An explanation has a separate serialiser. A large answer is compressed
 * if the client accepts that, synchronously, because handing so little to another thread costs ten times as much as
 * compressing it (docs/speed.md).
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: object): void {
  const body = bodyOf(answer, reply);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (body.length < minCompressedBytes) {
    reply.send(body);
    return;
  }
  reply.header('vary', 'accept-encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === 'br') {
    reply.header('content-encoding', encoding).send(brotliCompressSync(body, fastestBrotli));
  } else if (encoding === 'gzip') {
    reply.header('content-encoding', encoding).send(gzipSync(body, fastestGzip));
  } else {
    reply.send(body);
  }
}

/** Higher levels take several times as long and make the answer only a fifth smaller. */
const fastestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const fastestGzip = { level: constants.Z_BEST_SPEED };

function bodyOf(answer: object, reply: FastifyReply): string | Buffer {
  if (!isExplained(answer)) return bySchema(answer, reply);
  const { explanation, ...rest } = answer;
  const json = escaped(bySchema(rest, reply));
  // The text is ASCII, so it need not be measured and encoded as UTF-8.
  return Buffer.from(
    `${json.slice(0, -1)},"explanation":${explanationJson(explanation)}}`,
    'latin1',
  );
}

/** Serialises by the route's schema. The serialiser always returns text, although its type says more. */
function bySchema(answer: object, reply: FastifyReply): string {
  const json = reply.serialize(answer);
  if (typeof json !== 'string') throw new TypeError('an answer is JSON');
  return json;
}

function isExplained(answer: object): answer is { readonly explanation: Explanation } {
  return 'explanation' in answer;
}
