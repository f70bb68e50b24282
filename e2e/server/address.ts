/** Where the tests' own server listens; a port of its own, so that a running `npm start` is left alone. */
const port = Number(process.env['E2E_PORT'] ?? 3179);

export const serverAddress = `http://127.0.0.1:${port}`;

/** How the built server is started for tests: as in production, but never refusing for too many calls. */
export const serverCommand = {
  command: 'node ../api/dist/server.js',
  env: { PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT_MAX: '0', DRAIN_SECONDS: '0' },
} as const;
