import { randomBytes } from 'node:crypto';
import type { Database } from '../queue/database.ts';

/** The secret that challenges are signed with, made at the first start: the same for all processes and later starts. */
export function keptSecret(database: Database): string {
  // Another process may be the first.
  database.run(
    "INSERT INTO secrets (name, value) VALUES ('captcha', ?) ON CONFLICT DO NOTHING",
    randomBytes(32).toString('hex'),
  );
  const [row] = database.all("SELECT value FROM secrets WHERE name = 'captcha'");
  return String(row?.['value']);
}
