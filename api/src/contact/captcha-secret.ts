import { createHmac, randomBytes } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode, syncFolder, writeNewFile } from './durable-file.ts';

const shortestCharacters = 32;

/**
 * The secret that challenges are signed with: read from a file, which is made at the first start. However many server
 * processes start at once, they all get the same one.
 *
 * @throws Error when the file is damaged or cannot be made
 */
export async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (kept === undefined) {
    await keepNewSecret(file);
    return keptSecret(file);
  }
  const secret = kept.trim();
  if (secret.length < shortestCharacters) {
    throw new Error(`${file} is damaged; remove it, and a new secret is made`);
  }
  return secret;
}

/** A link appears with its whole content or not at all, and the first of several wins. */
async function keepNewSecret(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeNewFile(draft, `${randomBytes(shortestCharacters).toString('hex')}\n`);
    await link(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** One secret makes several, of which none tells another. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
