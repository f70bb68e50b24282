import type { FastifyInstance, FastifyReply } from 'fastify';
import { RefusedRequest } from './problems.ts';

/** Answers 405 to every method of a path but those given. Before the body is read, so that it does not matter. */
export function refuseOtherMethods(
  app: FastifyInstance,
  path: string,
  allowed: readonly string[],
): void {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url: path,
    schema: { hide: true },
    onRequest: (_request, reply, done) => done(methodNotAllowed(reply, allowed)),
    handler: () => undefined,
  });
}

/** Names the methods that a path does take and gives the refusal to throw. */
export function methodNotAllowed(reply: FastifyReply, allowed: readonly string[]): RefusedRequest {
  const methods = allowed.join(', ');
  reply.header('allow', methods);
  return new RefusedRequest(405, `Only ${methods} is allowed here.`);
}
