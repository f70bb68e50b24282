import { createHash } from 'node:crypto';
import { codeOf } from '../../error-code.ts';
import type { SharedState } from '../../shared-state/shared-state.ts';
import type { ReportContact } from '../contact-log.ts';
import { rememberedMs, type UsedProofs } from './used-proofs.ts';

/** How far the clocks of two machines may differ. */
const clockToleranceMs = 2000;

const memoryBegan = 'memory-began';

/** Valkey may come back without what it knew. The first that meets it then notes when its memory began. */
const noteBeginning = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('SET', KEYS[1], string.format('%.0f', now), 'NX')
  local began = redis.call('GET', KEYS[1])
`;

/**
 * A challenge from before that memory is good no more, because its proof may have been used. All in one step, so that of any
 * number of machines one is the first.
 */
const useOnce = `${noteBeginning}
  if tonumber(ARGV[1]) < tonumber(began) + tonumber(ARGV[2]) then return 'expired' end
  if redis.call('SET', KEYS[2], 1, 'NX', 'PX', ARGV[3]) then return 'passed' end
  return 'used'
`;

/** Remembers which proofs were used, for all machines that share a Valkey server. */
export function openSharedProofs(
  { client }: SharedState,
  report: ReportContact = () => undefined,
): UsedProofs {
  // At once, so that visitors who solve their challenge after a restart are not sent back.
  const note = () => void client.eval(noteBeginning, 1, memoryBegan).catch(() => undefined);
  client.on('ready', note);
  if (client.status === 'ready') note();
  return {
    async use(proof, issuedAt = Number.MAX_SAFE_INTEGER) {
      const key = `proof:${createHash('sha256').update(proof).digest('hex')}`;
      try {
        const verdict = await client.eval(
          useOnce,
          2,
          memoryBegan,
          key,
          issuedAt,
          clockToleranceMs,
          rememberedMs,
        );
        return isVerdict(verdict) ? verdict : 'unavailable';
      } catch (error) {
        report({ contact: 'shared proofs not reached', ...codeOf(error) });
        return 'unavailable';
      }
    },
  };
}

function isVerdict(value: unknown): value is 'passed' | 'used' | 'expired' {
  return value === 'passed' || value === 'used' || value === 'expired';
}
