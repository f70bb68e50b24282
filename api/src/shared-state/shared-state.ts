import type { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import { codeOf } from '../error-code.ts';

/** What the server processes of all machines share: a Valkey (or Redis) server that knows counts and used proofs. */
export interface SharedState {
  readonly client: Redis;
  isConnected(): boolean;
  /** Stands for a text, alike on every machine, and does not tell it. */
  pseudonymOf(text: string): string;
  close(): void;
}

export interface SharedStateSettings {
  /** `redis://` or, with TLS, `rediss://`. */
  readonly url: string;
  /** The same on all machines. */
  readonly secret: string;
}

/** What is told to those who run the site. The address of the server can hold a password, so only the error's name. */
export interface SharedStateReport {
  readonly sharedState: 'connected' | 'away';
  readonly code?: string;
}

/** Of everything that is kept there. */
const keyPrefix = 'suen:';

/**
 * A visitor waits for an answer, so a command that takes long has failed. A server that is connected and silent is given up
 * after a second; from then on commands fail at once.
 */
const times = { connectTimeout: 2000, commandTimeout: 500, socketTimeout: 1000 };
const maxRetryDelayMs = 1000;

/** Opens the connection in the background: the server starts and calculates without it, too. */
export async function openSharedState(
  { url, secret }: SharedStateSettings,
  report: (report: SharedStateReport) => void = () => undefined,
): Promise<SharedState> {
  const ioredis = await import('ioredis');
  const client = new ioredis.Redis(url, {
    ...times,
    keyPrefix,
    // A command is never kept for later: whoever asked has had an answer by then.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), maxRetryDelayMs),
  });
  let wasConnected: boolean | undefined;
  let isClosed = false;
  const tell = (isConnected: boolean, error?: unknown) => {
    if (isConnected === wasConnected || isClosed) return;
    wasConnected = isConnected;
    report({ sharedState: isConnected ? 'connected' : 'away', ...codeOf(error) });
  };
  client.on('ready', () => tell(true));
  client.on('error', (error) => tell(client.status === 'ready', error));
  client.on('close', () => tell(false));
  return {
    client,
    isConnected: () => client.status === 'ready',
    pseudonymOf: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    close() {
      isClosed = true;
      client.disconnect();
    },
  };
}
