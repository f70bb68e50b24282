import Connection from 'libsql';
import { randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../../error-code.ts';

type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** The database of the contact form. Several server processes may have it open. */
export interface Database {
  /** Executes a statement. When it returns, the change survives a power cut. @returns how many rows changed */
  run(sql: string, ...values: readonly SqlValue[]): number;
  all(sql: string, ...values: readonly SqlValue[]): readonly Row[];
  /** All of `work` or nothing; no other process writes in the meantime. */
  transaction<Result>(work: () => Result): Result;
  /** @throws Error while the disk is full, when what space there is belongs to the delivery of messages */
  throwWhenFull(): void;
  /** @returns whether there was a reserve */
  giveUpReserve(): boolean;
  /** Takes back as much of the reserve as the disk has space for. */
  restoreReserve(): void;
  close(): void;
}

/** How long a statement waits for another process. The server answers nobody meanwhile, so it is short. */
const busyTimeoutMs = 1000;

const startTimeoutMs = 30_000;

/**
 * EXTRA: as with FULL every commit waits until the disk has it, and so does the deletion of the journal of the very first one.
 * fullfsync: on macOS the wait is for the disk's own cache, too. secure_delete: what is deleted is overwritten.
 * wal_autocheckpoint: the log of changes stays below 256 KB, a quarter of the reserve.
 */
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = EXTRA;
  PRAGMA fullfsync = ON;
  PRAGMA secure_delete = ON;
  PRAGMA wal_autocheckpoint = 64;
`;

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL DEFAULT 'waiting'
      CHECK (state IN ('waiting', 'sending', 'unconfirmed', 'failed')),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    claimed_by TEXT,
    message TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_by_due ON messages (state, due_at);
  CREATE TABLE IF NOT EXISTS used_proofs (
    digest TEXT PRIMARY KEY,
    used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS used_proofs_by_time ON used_proofs (used_at);
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  -- Always a write, so that a folder that cannot be written is noticed at the start.
  PRAGMA user_version = 1;
`;

/**
 * Opens the database and creates it where there is none.
 *
 * @param reserveBytes size of a file beside it, which is given up when the disk is full
 * @throws Error with a code when it cannot be written
 */
export async function openDatabase(file: string, reserveBytes = 0): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  createUnlessThere(file);
  const connection = new Connection(file, { timeout: busyTimeoutMs });
  const database = databaseOf(connection, `${file}-reserve`, reserveBytes);
  const prepare = () =>
    retryUntilNotBusy(() => {
      connection.exec(settings);
      database.transaction(() => connection.exec(schema));
    });
  await prepare().catch((error: unknown) => {
    if (!database.giveUpReserve()) throw error;
    return prepare();
  });
  database.restoreReserve();
  return database;
}

/**
 * For the start, when nobody waits for an answer: others that start may be creating the database for longer than a
 * statement waits. SQLite does not even always wait while another process opens the database.
 */
export async function retryUntilNotBusy<Result>(work: () => Result): Promise<Result> {
  const end = performance.now() + startTimeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (codeOf(error).code !== 'SQLITE_BUSY' || performance.now() > end) throw error;
      await delay(20);
    }
  }
}

/** SQLite would make it readable by others. The files that it puts beside it (-wal, -shm) get the same permissions. */
function createUnlessThere(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (codeOf(error).code !== 'EEXIST') throw error;
  }
}

function databaseOf(
  connection: Connection.Database,
  reserve: string,
  reserveBytes: number,
): Database {
  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, ...values) => prepared(sql).run(...values).changes,
    all: (sql, ...values) =>
      prepared(sql)
        .all(...values)
        .filter(isRow),
    transaction(work) {
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        // Some errors, such as a full disk, have ended the transaction already.
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    throwWhenFull() {
      if (bytesOf(reserve) >= reserveBytes) return;
      throw Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' });
    },
    giveUpReserve() {
      const isThere = bytesOf(reserve) > 0;
      rmSync(reserve, { force: true });
      return isThere;
    },
    restoreReserve() {
      const missing = reserveBytes - bytesOf(reserve);
      if (missing <= 0) return;
      try {
        // The log may have grown into the reserve.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        // Random, so that no file system makes it smaller.
        appendFileSync(reserve, randomBytes(missing), { mode: 0o600, flush: true });
      } catch {
        // What did fit is kept.
      }
    },
    close: () => void connection.close(),
  };
}

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
