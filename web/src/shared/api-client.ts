import type { RefusedField } from '@suen/engine/small-door';
import { calculatesOnDevice } from './on-device/calculates-on-device.ts';
import { isOnlyOnDevice } from './on-device/only-on-device.ts';
import { noteWhereCalculated } from './on-device/where-calculated.ts';
import type { Mark } from './on-device/worker-messages.ts';

/** Long enough for a slow mobile connection, short enough that the page does not seem broken. */
const defaultTimeoutMs = 20_000;

/** A call that gave no answer to use. */
export class CallFailed extends Error {
  /**
   * `unreachable`: no connection; `timeout`: no answer in time; `refused`: the API refused the values (4xx);
   * `notOnDevice`: the reader wants nothing to be sent, and the device cannot calculate yet;
   * `failed`: everything else; `cancelled`: the caller aborted.
   */
  readonly reason: 'unreachable' | 'timeout' | 'refused' | 'notOnDevice' | 'failed' | 'cancelled';
  readonly refusedFields: readonly RefusedField[];
  /** The status of the answer, where there was one. */
  readonly status: number | undefined;

  constructor(
    reason: CallFailed['reason'],
    refusedFields: readonly RefusedField[] = [],
    status?: number,
  ) {
    super(`The call was ${reason}`);
    this.name = 'CallFailed';
    this.reason = reason;
    this.refusedFields = refusedFields;
    this.status = status;
  }
}

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/**
 * Calculates, on the device where the service worker can, else on our server. Nothing is sent if the reader does not want that.
 *
 * @param path below /api/v1: '/SalaryCalculator/calculate'
 * @throws CallFailed
 */
export async function postCalculation<Answer>(
  path: string,
  body: object,
  options: CallOptions = {},
): Promise<Answer> {
  const isOnly = isOnlyOnDevice();
  if (isOnly && !(await calculatesOnDevice())) throw new CallFailed('notOnDevice');
  const mark: Partial<Record<Mark, string>> = isOnly ? { 'only-on-device': 'yes' } : {};
  const request = posted(body, mark);
  return call(path, request, options, ({ headers }) =>
    noteWhereCalculated(headers.get('calculated-on-device' satisfies Mark)),
  );
}

/**
 * Posts JSON to the site's own API and returns the body of its answer.
 *
 * @param path below /api/v1: '/SalaryCalculator/calculate'
 * @throws CallFailed
 */
export async function postJson<Answer>(
  path: string,
  body: object,
  options: CallOptions = {},
): Promise<Answer> {
  return call(path, posted(body), options);
}

function posted(body: object, marks: Partial<Record<Mark, string>> = {}): RequestInit {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...marks };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/**
 * Gets JSON from the site's own API.
 *
 * @param path below /api/v1: '/site-settings'
 * @throws CallFailed
 */
export async function getJson<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return call(path, { headers: { accept: 'application/json' } }, options);
}

async function call<Answer>(
  path: string,
  request: RequestInit,
  { signal, timeoutMs = defaultTimeoutMs }: CallOptions,
  hear?: (response: Response) => void,
): Promise<Answer> {
  const ending = new AbortController();
  const cancel = () => ending.abort(new CallFailed('cancelled'));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  const timer = setTimeout(() => ending.abort(new CallFailed('timeout')), timeoutMs);
  try {
    const response = await fetch(`/api/v1${path}`, { ...request, signal: ending.signal });
    hear?.(response);
    if (!response.ok) throw await failureOf(response);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API answers by the same contract
    return (await response.json()) as Answer;
  } catch (error) {
    if (ending.signal.reason instanceof CallFailed) throw ending.signal.reason;
    if (error instanceof CallFailed) throw error;
    // fetch rejects with a TypeError when there is no connection; anything else is an answer that is not JSON.
    throw new CallFailed(error instanceof TypeError ? 'unreachable' : 'failed');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

async function failureOf(response: Response): Promise<CallFailed> {
  // Too many requests says nothing about the values, so it is a failure to retry and not a refusal to correct.
  if (response.status < 400 || response.status >= 500 || response.status === 429) {
    return new CallFailed('failed', [], response.status);
  }
  const problem: unknown = await response.json().catch(() => undefined);
  return new CallFailed('refused', refusedFieldsOf(problem), response.status);
}

function refusedFieldsOf(problem: unknown): readonly RefusedField[] {
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return [];
  return Array.isArray(problem.errors) ? problem.errors.filter(isRefusedField) : [];
}

function isRefusedField(error: unknown): error is RefusedField {
  return typeof error === 'object' && error !== null && 'field' in error && 'code' in error;
}
