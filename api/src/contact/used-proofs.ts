import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, makeOwnFolders, syncFolder, writeNewFile } from './durable-file.ts';

/** Remembers which proofs were used, for all server processes that share a folder. */
export interface UsedProofs {
  /**
   * Marks a proof as used.
   *
   * @param proof what makes it this proof and no other
   * @returns whether it was new; exactly one of any number of callers is told so
   * @throws Error when it cannot be remembered
   */
  use(proof: string): Promise<boolean>;
}

interface UsedProofsOptions {
  /** More proofs than this within their lifetime are not remembered but refused. */
  readonly maximum?: number;
  readonly cleaningMilliseconds?: number;
}

/** Longer than any proof is good for: ten minutes ours, five at most those of captcha services. */
export const rememberedMilliseconds = 20 * 60_000;

/** Opens the memory, an empty file per used proof: making a file succeeds once, whoever tries. */
export async function openUsedProofs(
  folder: string,
  { maximum = 50_000, cleaningMilliseconds = 60_000 }: UsedProofsOptions = {},
): Promise<UsedProofs> {
  await makeOwnFolders(folder);
  let remembered = await forgetOld(folder);
  let cleanedAt = performance.now();

  return {
    async use(proof) {
      const isCleaningDue = performance.now() - cleanedAt >= cleaningMilliseconds;
      if (isCleaningDue || remembered >= maximum) {
        cleanedAt = performance.now();
        remembered = await forgetOld(folder);
      }
      if (remembered >= maximum) throw new Error('too many proofs were used');
      const digest = createHash('sha256').update(proof).digest('hex');
      try {
        await writeNewFile(join(folder, digest), '');
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
      remembered += 1;
      await syncFolder(folder);
      return true;
    },
  };
}

/** Removes what nobody can use any more. @returns how many are left */
async function forgetOld(folder: string): Promise<number> {
  let left = 0;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const usedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (usedAt === undefined) continue;
    if (Date.now() - usedAt > rememberedMilliseconds) await rm(file, { force: true });
    else left += 1;
  }
  return left;
}
