import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Sends a JSON document, or 304 to a client that has it. */
type SendDocument = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** A JSON document that does not change while the server runs. It is written and compressed once, when it is first asked for. */
export function keptDocument(write: () => string): SendDocument {
  let kept: KeptDocument | undefined;
  return (request, reply) => {
    kept ??= prepared(write());
    const { etag, bodies } = kept;
    reply.headers({ etag, vary: 'accept-encoding' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .type('application/json; charset=utf-8')
      .send(bodies[encoding === 'br' || encoding === 'gzip' ? encoding : 'identity']);
  };
}

interface KeptDocument {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

function prepared(text: string): KeptDocument {
  const identity = Buffer.from(text);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return {
    // A weak one, because the bytes depend on the encoding.
    etag: `W/"${hash}"`,
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
  };
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map(withoutWeakness) ?? [];
  return tags.includes(withoutWeakness(etag)) || tags.includes('*');
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
