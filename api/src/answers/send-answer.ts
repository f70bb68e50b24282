import { negotiate } from '@fastify/accept-negotiator';
import { toJson, type Answer } from '@suen/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { sendProblem } from './problems.ts';

/** Compressing a smaller result saves less than one network packet. */
const minCompressedBytes = 4096;

/**
 * Sends a calculator's answer. A large result is compressed if the client accepts that, synchronously, because handing so
 * little to another thread costs ten times as much as compressing it (docs/speed.md).
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  if (answer.status !== 200) {
    sendProblem(reply, answer.body);
    return;
  }
  const json = toJson(answer.body);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (json.length < minCompressedBytes) {
    reply.send(json);
    return;
  }
  reply.header('vary', 'accept-encoding');
  // Encoded once, for its length, for compression or to be sent.
  const body = Buffer.from(json);
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
