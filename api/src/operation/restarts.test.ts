import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { restartUnderLoad } from './restarted-servers.test-support.ts';
import { shutDown } from './shutdown.ts';

// With processes of the built server, more of them and more often: npm run restarts.

async function start(port: number) {
  const readiness = { isReady: true };
  const app = await buildApp({ readiness, requestsPerMinute: 0 });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    stop: () => shutDown(app, readiness, { drainMs: 300, runningRequestsLimitMs: 5000 }),
  };
}

test('servers behind one address are restarted under load without a failed request', async () => {
  const restarts = await restartUnderLoad({ start, servers: 2, rounds: 1, clients: 4 });
  expect([...restarts.answers.keys()]).toEqual(['200']);
  expect(restarts.answers.get('200')).toBeGreaterThanOrEqual(90);
  expect(restarts.different).toBe(0);
  expect(restarts.endings).toEqual([true, true]);
}, 60_000);
