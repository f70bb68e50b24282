import { createHash } from 'node:crypto';
import { codeOf } from '../../error-code.ts';
import type { ReportContact } from '../contact-log.ts';
import type { Database } from '../queue/database.ts';

/** Remembers which proofs were used: on a machine in its database, for several machines in what they share. */
export interface UsedProofs {
  /**
   * Marks a proof as used; exactly one of any number of callers is told `passed`.
   *
   * @param proof what makes it this proof and no other
   * @param issuedAt when its challenge was made, in milliseconds since 1970; nothing if others see to that
   * @returns `unavailable` when it cannot be remembered, `expired` when nobody remembers so far back
   */
  use(proof: string, issuedAt?: number): Promise<'passed' | 'used' | 'expired' | 'unavailable'>;
}

/** Longer than any proof is valid: our proofs ten minutes, a captcha service's at most five. */
export const rememberedMs = 20 * 60_000;

/** Keeps them in the database. Proofs beyond `maxProofs` within their lifetime are refused, so that the database stays small. */
export function openUsedProofs(
  database: Database,
  report: ReportContact = () => undefined,
  maxProofs = 50_000,
): UsedProofs {
  function use(proof: string): 'passed' | 'used' | 'unavailable' {
    database.throwWhenFull();
    database.run('DELETE FROM used_proofs WHERE used_at < ?', Date.now() - rememberedMs);
    const [row] = database.all('SELECT count(*) AS used FROM used_proofs');
    if (Number(row?.['used']) >= maxProofs) {
      report({ contact: 'too many used proofs' });
      return 'unavailable';
    }
    const digest = createHash('sha256').update(proof).digest('hex');
    const insert = 'INSERT INTO used_proofs (digest, used_at) VALUES (?, ?) ON CONFLICT DO NOTHING';
    return database.run(insert, digest, Date.now()) === 1 ? 'passed' : 'used';
  }

  return {
    async use(proof) {
      try {
        return database.transaction(() => use(proof));
      } catch (error) {
        report({ contact: 'used proofs not writable', ...codeOf(error) });
        return 'unavailable';
      }
    },
  };
}
