/** What those who run the site do with the messages in the database: docs/operations.md, "Messages of the contact page". */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContactSettings } from './contact-settings.ts';
import { openDatabase, type Database } from './queue/database.ts';
import { parseQueuedMessage } from './queue/queued-message.ts';

const usage = 'npm run messages [-- retry <id> | delete <id> | backup <file> | restore <file>]';

/** Carries out a command. @returns what to print @throws Error when there is no such command, message or file */
export function carryOut(words: readonly string[], database: Database): string {
  const [command = 'list', argument = '', ...more] = words;
  if (more.length > 0 || (command === 'list') !== (argument === '')) throw new Error(usage);
  switch (command) {
    case 'list':
      return JSON.stringify(allMessages(database), null, 2);
    case 'retry':
      return changed(
        database.run(
          `UPDATE messages SET state = 'waiting', due_at = ? WHERE id = ? AND claimed_by IS NULL`,
          Date.now(),
          argument,
        ),
      );
    case 'delete': {
      const sql = 'DELETE FROM messages WHERE id = ? AND claimed_by IS NULL';
      const outcome = changed(database.run(sql, argument));
      database.all('PRAGMA wal_checkpoint(TRUNCATE)');
      return outcome;
    }
    case 'backup':
      database.run('VACUUM INTO ?', argument);
      return argument;
    case 'restore':
      return restore(argument, database);
    default:
      throw new Error(usage);
  }
}

function allMessages(database: Database): readonly object[] {
  const sql = 'SELECT id, state, due_at, attempts, message FROM messages ORDER BY due_at';
  return database.all(sql).map(({ id, state, due_at: dueAt, attempts, message: text }) => {
    const message = parseQueuedMessage(String(text)) ?? { id, unreadable: text };
    return Object.assign({ state, dueAt: new Date(Number(dueAt)), attempts }, message);
  });
}

function changed(count: number): string {
  if (count === 0) throw new Error('there is no such message, or it is being sent');
  return 'done';
}

/** Adds the messages of a backup. One that was delivered since is delivered again. */
function restore(file: string, database: Database): string {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  database.run('ATTACH ? AS backup', file);
  const count = database.run(
    `INSERT INTO messages (id, state, due_at, attempts, message)
     SELECT id, iif(state = 'failed', state, 'waiting'), due_at, attempts, message
     FROM backup.messages WHERE true ON CONFLICT DO NOTHING`,
  );
  database.run('DETACH backup');
  return `${count} messages restored`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const file = join(readContactSettings(process.env).dataFolder, 'contact.db');
    if (!existsSync(file)) throw new Error(`there is no ${file}`);
    process.umask(0o077);
    console.log(carryOut(process.argv.slice(2), await openDatabase(file)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
