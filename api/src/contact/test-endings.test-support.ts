import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const endings: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

/** Something to do after the tests of the file, the last first. */
export function atTheEnd(end: () => unknown): void {
  endings.push(end);
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contact-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
