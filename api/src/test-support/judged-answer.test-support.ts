import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { figuresMissingIn } from './any-body.test-support.ts';
import type { AnyRequest } from './any-request.test-support.ts';

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const longestAnswerMs = 10_000;

/** Sends a request. @throws Error when it is not answered within ten seconds */
export function send(url: string, agent: Agent, asked: AnyRequest): Promise<Answer> {
  const { method, path, headers, body } = asked;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    call.setTimeout(longestAnswerMs, () => call.destroy(new Error('no answer')));
    call.on('error', (error) => reject(new Error(`${error.message} for ${shown(asked)}`)));
    call.end(body);
  });
}

/** What is wrong with an answer, whatever was asked; nothing when nothing is. */
export function faultIn({ status, headers, text }: Answer, asked: AnyRequest): string | undefined {
  const fault = (what: string) => `${what}: ${status} ${text.slice(0, 500)} for ${shown(asked)}`;
  if (status >= 500) return fault('an error of ours');
  if (headers['x-content-type-options'] !== 'nosniff') return fault('no security headers');
  if (headers['set-cookie']) return fault('a cookie');
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return fault('leads elsewhere');
  if (asked.method === 'HEAD') return undefined;
  const isApi = asked.path.startsWith('/api/v1/');
  const type = headers['content-type'] ?? '';
  if (isApi && status >= 400 && type !== 'application/problem+json') return fault('no problem');
  if (type === 'application/problem+json') {
    return JSON.parse(text).status === status ? undefined : fault('another status');
  }
  if (isApi && status === 200 && asked.method === 'POST') {
    const missing = figuresMissingIn(text);
    if (missing.length > 0) return fault(`figures are missing: ${missing.join(', ')}`);
  }
  return undefined;
}

/**
 * Sends bytes as they are, then closes the own side.
 *
 * @returns the statuses that came back before the server closed the other
 * @throws Error when it has not within ten seconds
 */
export function statusesOf(url: string, bytes: Buffer): Promise<readonly number[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(
        new Error(`the connection stays open for ${JSON.stringify(bytes.toString('latin1'))}`),
      );
    }, longestAnswerMs);
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    // A server that has read enough may close the connection in the middle of what is sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const lines = text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm);
      resolve([...lines].map(([, status]) => Number(status)));
    });
    socket.end(bytes);
  });
}

function shown({ method, path, headers, body }: AnyRequest): string {
  return `${method} ${path} ${JSON.stringify(headers)} ${body.toString().slice(0, 500)}`;
}
