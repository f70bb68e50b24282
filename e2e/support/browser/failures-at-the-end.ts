import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

const linesOfAnError = 8;

/** Says at the end of a run why each journey failed. A build server may show only the last lines of what it printed. */
export default class FailuresAtTheEnd implements Reporter {
  readonly #failed = new Map<TestCase, readonly TestResult['errors'][number][]>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    if (errors.length > 0) this.#failed.set(test, errors);
  }

  onEnd(): void {
    for (const [test, errors] of this.#failed) {
      if (test.outcome() !== 'unexpected') continue;
      console.log(`FAILED ${test.titlePath().filter(Boolean).join(' > ')}`);
      for (const { message = '' } of errors) {
        const lines = stripVTControlCharacters(message).split('\n');
        console.log(lines.slice(0, linesOfAnError).join('\n'));
      }
    }
  }
}
