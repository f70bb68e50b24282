/**
 * Earlier versions kept a file per message, in a folder that said how far it had come, and an empty file per used proof.
 * What such a version has left is taken over once. One that still runs on the same folder is not disturbed.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecret } from './captcha-secret.ts';
import { codeOf, type ReportContact } from './contact-log.ts';
import type { Database } from './database.ts';
import { parseQueuedMessage } from './queued-message.ts';
import { rememberedMs, rememberUsed } from './used-proofs.ts';

/** An earlier version that has shown no sign of life for so long is no longer sending. */
const silenceMs = 30_000;

/** Half written for so long, a message will never be complete. */
const oldDraftMs = 60 * 60_000;

/** Takes over used proofs and the captcha's secret. */
export function takeOverCaptcha(dataFolder: string, database: Database): void {
  const proofs = join(dataFolder, 'used-proofs');
  database.transaction(() => {
    for (const digest of filesIn(proofs)) {
      const usedAt = changedAt(join(proofs, digest));
      if (usedAt === undefined) continue;
      if (Date.now() - usedAt > rememberedMs) rmSync(join(proofs, digest), { force: true });
      else rememberUsed(database, digest, usedAt);
    }
    const secret = readIfThere(join(dataFolder, 'captcha-secret'))?.trim() ?? '';
    if (secret.length >= 32) keepSecret(database, secret);
  });
}

/** Takes over messages. @returns whether a process of an earlier version may still be sending */
export function takeOverMessages(
  dataFolder: string,
  database: Database,
  report: ReportContact = () => undefined,
): boolean {
  const spool = join(dataFolder, 'spool');
  if (changedAt(spool) === undefined) return false;
  const moving = join(spool, 'moving');
  const unreadable = join(spool, 'unreadable');
  for (const folder of [moving, unreadable]) mkdirSync(folder, { recursive: true, mode: 0o700 });

  // A rename succeeds for one process only, and is how earlier versions claim a message.
  moveFiles(join(spool, 'waiting'), moving);
  moveFiles(join(spool, 'failed'), moving, 'failed.');
  const sending = join(spool, 'sending');
  const senders = foldersIn(sending).map((sender) => join(sending, sender));
  const dead = senders.filter((sender) => isOlder(sender, silenceMs));
  for (const sender of dead) moveFiles(sender, moving);
  for (const draft of filesIn(join(spool, 'incoming'))) {
    const file = join(spool, 'incoming', draft);
    if (isOlder(file, oldDraftMs)) rmSync(file, { force: true });
  }

  const results = database.transaction(() =>
    filesIn(moving).map((name) => [name, takeOver(join(moving, name), name, database)] as const),
  );
  for (const [name, result] of results) {
    const message = idIn(name);
    if (result === 'perhaps sent')
      report({ contact: 'perhaps delivered, will be sent again', message });
    if (result !== 'unreadable') rmSync(join(moving, name), { force: true });
    else if (move(join(moving, name), join(unreadable, name))) {
      report({ contact: 'unreadable, moved to spool/unreadable', message });
    }
  }
  return dead.length < senders.length;
}

/** Adds the message of a file unless that was done before. `perhaps sent`: the mail server may have it already. */
function takeOver(
  file: string,
  name: string,
  database: Database,
): 'done' | 'perhaps sent' | 'unreadable' {
  const text = readIfThere(file);
  const [, mark, attempts] = pattern.exec(name) ?? [];
  if (text === undefined) return 'done';
  if (attempts === undefined || !parseQueuedMessage(text)) return 'unreadable';
  const remember = 'INSERT INTO taken_over (id) VALUES (?) ON CONFLICT DO NOTHING';
  if (database.run(remember, idIn(name)) === 0) return 'done';
  const insert =
    'INSERT INTO messages (id, state, due_at, attempts, message) VALUES (?, ?, ?, ?, ?)';
  const state = mark === 'failed' ? 'failed' : 'waiting';
  database.run(insert, idIn(name), state, Date.now(), Number(attempts), text);
  return mark === 'committed' ? 'perhaps sent' : 'done';
}

/** How far it had come, when it was to be tried, how often it was put off, the message's own id. */
const pattern = /^(?:(committed|failed)\.)?\d{1,15}\.(\d{1,6})\.([\w-]+)\.json$/;

function idIn(name: string): string {
  return pattern.exec(name)?.[3] ?? name;
}

function moveFiles(from: string, to: string, prefix = ''): void {
  for (const name of filesIn(from)) {
    if (pattern.test(name)) move(join(from, name), join(to, prefix + name));
  }
}

/** @returns whether the file was still there */
function move(from: string, to: string): boolean {
  return ifThere(() => renameSync(from, to) ?? true) ?? false;
}

function filesIn(folder: string): readonly string[] {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function foldersIn(folder: string): readonly string[] {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function readIfThere(file: string): string | undefined {
  return ifThere(() => readFileSync(file, 'utf8'));
}

function isOlder(path: string, ms: number): boolean {
  return Date.now() - (changedAt(path) ?? Number.POSITIVE_INFINITY) > ms;
}

function changedAt(path: string): number | undefined {
  return ifThere(() => statSync(path).mtimeMs);
}

/** @returns nothing when another process has moved or removed the file */
function ifThere<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (codeOf(error).code === 'ENOENT') return undefined;
    throw error;
  }
}
