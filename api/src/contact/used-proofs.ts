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
  /** Removes what nobody can use any more and gives how many are left. */
  readonly forget?: (folder: string) => Promise<number>;
}

/** Longer than any proof is good for: ten minutes ours, five at most those of captcha services. */
export const rememberedMilliseconds = 20 * 60_000;

/** Opens the memory, an empty file per used proof: making a file succeeds once, whoever tries. */
export async function openUsedProofs(
  folder: string,
  { maximum = 50_000, cleaningMilliseconds = 60_000, forget = forgetOld }: UsedProofsOptions = {},
): Promise<UsedProofs> {
  await makeOwnFolders(folder);
  let remembered = await forget(folder);
  let cleanedAt = performance.now();
  let cleaning: Promise<void> | undefined;
  let added = 0;

  const clean = () => {
    cleanedAt = performance.now();
    const addedBefore = added;
    cleaning ??= forget(folder)
      .then((left) => void (remembered = left + added - addedBefore))
      .finally(() => (cleaning = undefined));
    return cleaning;
  };

  return {
    async use(proof) {
      if (remembered >= maximum) await clean();
      if (remembered >= maximum) throw new Error('too many proofs were used');
      // Thousands of files take a while, for which no visitor waits; a failure shows when one has to.
      if (performance.now() - cleanedAt >= cleaningMilliseconds) clean().catch(() => undefined);
      const digest = createHash('sha256').update(proof).digest('hex');
      try {
        await writeNewFile(join(folder, digest), '');
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
      remembered += 1;
      added += 1;
      await syncFolder(folder);
      return true;
    },
  };
}

const lookedAtTogether = 64;

/** Removes what nobody can use any more. @returns how many are left */
async function forgetOld(folder: string): Promise<number> {
  const names = await readdir(folder);
  let left = 0;
  for (let start = 0; start < names.length; start += lookedAtTogether) {
    const some = names.slice(start, start + lookedAtTogether);
    const areLeft = await Promise.all(some.map((name) => isStillNeeded(join(folder, name))));
    left += areLeft.filter(Boolean).length;
  }
  return left;
}

async function isStillNeeded(file: string): Promise<boolean> {
  const usedAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (usedAt === undefined) return false;
  if (Date.now() - usedAt <= rememberedMilliseconds) return true;
  await rm(file, { force: true });
  return false;
}
