import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// The captcha's computation, in a worker, so that the page stays responsive.
handler({ deriveKey });
