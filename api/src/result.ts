import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped, explanationJson, type Explanation } from './explanation-json.ts';

/** Compressing a smaller result saves less than one network packet. */
const minCompressedBytes = 4096;

/**
 * Sends a calculator's result. An explanation has a serialiser of its own. A large result is compressed if the client accepts
 * that, synchronously, because handing so little to another thread costs ten times as much as compressing it (docs/speed.md).
 */
export function sendResult(request: FastifyRequest, reply: FastifyReply, result: object): void {
  const body = bodyOf(result);
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

/** Higher levels take several times as long and make the result only a fifth smaller. */
const fastestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const fastestGzip = { level: constants.Z_BEST_SPEED };

function bodyOf(result: object): string | Buffer {
  if (!isExplained(result)) return JSON.stringify(result);
  const { explanation, ...rest } = result;
  const json = escaped(JSON.stringify(rest));
  // The text is ASCII, so it need not be measured and encoded as UTF-8.
  return Buffer.from(
    `${json.slice(0, -1)},"explanation":${explanationJson(explanation)}}`,
    'latin1',
  );
}

function isExplained(result: object): result is { readonly explanation: Explanation } {
  return 'explanation' in result;
}
