import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// The computation of the check, in a thread of its own, so that the page stays at hand meanwhile.
handler({ deriveKey });
