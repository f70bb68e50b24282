import { createHmac } from 'node:crypto';

/** One secret makes several, of which none tells another. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
