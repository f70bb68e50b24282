import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const endings: (() => unknown)[] = [];

/** Something to do after the tests of the file, the last first. */
export function atTheEnd(end: () => unknown): void {
  endings.push(end);
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'suen-test-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Does what is to be done at the end, every part of it though another fails. */
export async function endAll(): Promise<void> {
  const failures: unknown[] = [];
  for (const end of endings.splice(0).toReversed()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'what a test opened was not closed');
}
