import { mkdir, open, rm } from 'node:fs/promises';

/** What belongs to visitors is read by the server's own account only. */
const ownFile = 0o600;
const ownFolder = 0o700;

/** Makes folders for the server's own account, with those above that are missing. */
export async function makeOwnFolders(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: ownFolder });
}

/** Makes what happened to the names in a folder (new, renamed, removed) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and writes their changes by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a new file whose content survives a power cut; its name does after `syncFolder`. Nothing is left when it fails.
 *
 * @throws Error with the code EEXIST when the file is there already
 */
export async function writeNewFile(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx', ownFile);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Whether an operation failed because of this: ENOENT, EEXIST. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
