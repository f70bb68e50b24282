import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestProblem } from './problems.ts';

/** Answers 405 to every other method of a path, before the body is read. */
export function allowOnly(app: FastifyInstance, path: string, allowed: readonly string[]): void {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url: path,
    schema: { hide: true },
    onRequest: (_request, reply, done) => done(methodNotAllowed(reply, allowed)),
    handler: () => undefined,
  });
}

/** Sets the Allow header. @returns the error to throw */
export function methodNotAllowed(reply: FastifyReply, allowed: readonly string[]): RequestProblem {
  const methods = allowed.join(', ');
  reply.header('allow', methods);
  return new RequestProblem(405, `Only ${methods} is allowed here.`);
}
