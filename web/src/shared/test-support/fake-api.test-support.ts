import { vi } from 'vitest';

/**
 * What the API answers to one call: a status with a body, a failed connection, nothing until it is told to, or what
 * follows from the request.
 */
export type Answer =
  | ImmediateAnswer
  | Promise<ImmediateAnswer>
  | ((request: unknown) => ImmediateAnswer);

export type ImmediateAnswer = { readonly status: number; readonly body: unknown } | 'noConnection';

/** Stands in for the API: answers each path with its answers in turn, the last one again and again. */
export function fakeApi(answers: Readonly<Record<string, readonly Answer[]>>) {
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  const respond = async (given: Answer, request: unknown): Promise<Response> => {
    const answer = await (typeof given === 'function' ? given(request) : given);
    if (answer === 'noConnection') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body?: string }) => {
    const path = address.replace('/api/v1', '');
    const count = calls.filter((call) => call.path === path).length;
    const request = body === undefined ? undefined : (JSON.parse(body) as unknown);
    calls.push({ path, body: request });
    const answersOfPath = answers[path] ?? [];
    const answer = answersOfPath[count] ?? answersOfPath.at(-1);
    return answer === undefined
      ? Promise.reject(new Error(`no answer for ${path}`))
      : respond(answer, request);
  });
  return { calls, callsTo: (path: string) => calls.filter((call) => call.path === path) };
}
