import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** The secret that challenges are signed with, made at the first start: the same for all processes and later starts. */
export function keptSecret(database: Database): string {
  keepSecret(database, randomBytes(32).toString('hex'));
  const [row] = database.all("SELECT value FROM secrets WHERE name = 'captcha'");
  return String(row?.['value']);
}

/** Keeps a secret unless there is one already. */
export function keepSecret(database: Database, secret: string): void {
  database.run(
    "INSERT INTO secrets (name, value) VALUES ('captcha', ?) ON CONFLICT DO NOTHING",
    secret,
  );
}

/** One secret makes several, of which none tells another. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
