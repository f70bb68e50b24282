import Connection from 'libsql';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRow } from './database.ts';

/** A message in the database, with what the database knows of it. */
interface KeptMessage {
  readonly state: string;
  readonly dueAt: number;
  readonly attempts: number;
  readonly message: string;
}

const connections = new Map<string, Connection.Database>();

/** A connection beside those of the servers, to look at their database or to get in their way. One for each folder. */
export function openBesideServers(dataFolder: string): Connection.Database {
  const file = join(dataFolder, 'contact.db');
  const connection = connections.get(file) ?? new Connection(file, { timeout: 5000 });
  connections.set(file, connection);
  return connection;
}

/** Every message that is kept, in the order of arrival. */
export function keptMessages(dataFolder: string): readonly KeptMessage[] {
  if (!existsSync(join(dataFolder, 'contact.db'))) return [];
  const sql = 'SELECT state, due_at, attempts, message FROM messages ORDER BY rowid';
  const rows = openBesideServers(dataFolder).prepare(sql).all().filter(isRow);
  return rows.map(({ state, due_at: dueAt, attempts, message }) => ({
    state: String(state),
    dueAt: Number(dueAt),
    attempts: Number(attempts),
    message: String(message),
  }));
}

/** How far each message has come. */
export function keptStates(dataFolder: string): readonly string[] {
  return keptMessages(dataFolder).map(({ state }) => state);
}
