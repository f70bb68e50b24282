import { onlyAllowed } from '@suen/engine';
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { RequestProblem } from '../answers/problems.ts';
import { openToSites } from '../answers/security-headers.ts';

/** Answers 405 to every other method of a path, before the body is read. */
export function allowOnly(
  app: FastifyInstance,
  path: string,
  allowed: readonly string[],
  config: FastifyContextConfig = {},
): void {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url: path,
    config,
    schema: { hide: true },
    onRequest: (_request, reply, done) => done(methodNotAllowed(reply, allowed)),
    handler: () => undefined,
  });
}

/**
 * Answers 405 to every other method of a path that programs on other sites may call. It answers OPTIONS: their browsers ask so
 * before they send JSON.
 */
export function allowEverywhere(
  app: FastifyInstance,
  path: string,
  allowed: readonly string[],
): void {
  allowOnly(app, path, [...allowed, 'OPTIONS'], openToSites);
  app.options(path, { config: openToSites, schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .headers({
        allow: [...allowed, 'OPTIONS'].join(', '),
        'access-control-allow-methods': allowed.join(', '),
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': aDayInSeconds,
        'cache-control': `public, max-age=${aDayInSeconds}`,
      })
      .send(),
  );
}

const aDayInSeconds = 86_400;

/** Sets the Allow header. @returns the error to throw */
export function methodNotAllowed(reply: FastifyReply, allowed: readonly string[]): RequestProblem {
  const methods = allowed.join(', ');
  reply.header('allow', methods);
  return new RequestProblem(405, onlyAllowed(methods));
}
