import { join } from 'node:path';
import type { PolicySources } from '../security-headers.ts';
import type { Captcha } from './captcha.ts';
import { keptSecret } from './captcha-secret.ts';
import { captchaService, sourcesOfCaptcha } from './captcha-service.ts';
import { codeOf, type ReportContact } from './contact-log.ts';
import type { VisitorMessage } from './contact-message.ts';
import type { ContactSettings } from './contact-settings.ts';
import { startDelivery, type Delivery, type DeliveryTimes } from './delivery.ts';
import { makeOwnFolders } from './durable-file.ts';
import { proofOfWork, type Work } from './proof-of-work.ts';
import { sendBySmtp } from './smtp.ts';
import { openSpool, storeMessage, type SpoolFolders } from './spool.ts';
import { spooledMessage } from './spooled-message.ts';
import { openUsedProofs } from './used-proofs.ts';

/** What the routes of the contact form stand on. */
export interface Contact {
  readonly captcha: Captcha;
  /** What pages must be allowed to load for the captcha. */
  readonly policySources: PolicySources;
  readonly spool: SpoolFolders;
  /** Makes a message safe. @returns whether it is; if not, it will not be sent */
  accept(message: VisitorMessage): Promise<boolean>;
  readonly report: ReportContact;
  /** Lets a running delivery end. */
  close(): Promise<void>;
}

export interface ContactOptions {
  readonly report?: ReportContact;
  readonly deliveryTimes?: DeliveryTimes;
  readonly work?: Work;
  readonly mostMessages?: number;
}

/** Far more than anybody reads, far less than fills a disk: some hundred megabytes at worst. */
const usualMostMessages = 10_000;

/**
 * Opens the contact form's spool and captcha and begins to deliver what waits.
 *
 * @throws Error that names DATA_FOLDER when nothing can be kept there
 */
export async function openContact(
  settings: ContactSettings,
  options: ContactOptions = {},
): Promise<Contact> {
  const { report = () => undefined, mostMessages = usualMostMessages } = options;
  const { dataFolder, mail } = settings;
  const spool = await prepareFolders(dataFolder);
  const captcha = await openCaptcha(settings, options);
  const delivery: Delivery | undefined = mail
    ? await startDelivery(spool, sendBySmtp(mail), report, options.deliveryTimes)
    : undefined;
  const domain = mail?.from.split('@').at(-1) ?? 'localhost';

  return {
    captcha,
    policySources: settings.captchaService ? sourcesOfCaptcha(settings.captchaService) : {},
    spool,
    report,
    async accept(message) {
      try {
        const kept = spooledMessage(message, domain, new Date());
        const stored = await storeMessage(spool, kept, mostMessages);
        if (stored === 'full') report({ contact: 'spool full, message declined' });
        if (stored === 'full') return false;
      } catch (error) {
        report({ contact: 'spool not writable, message declined', ...codeOf(error) });
        return false;
      }
      delivery?.wake();
      return true;
    },
    close: async () => delivery?.stop(),
  };
}

async function prepareFolders(dataFolder: string): Promise<SpoolFolders> {
  try {
    await makeOwnFolders(dataFolder);
    return await openSpool(join(dataFolder, 'spool'));
  } catch (error) {
    const { code = 'error' } = codeOf(error);
    throw new Error(`DATA_FOLDER ${dataFolder} cannot be written (${code})`, { cause: error });
  }
}

async function openCaptcha(settings: ContactSettings, { work }: ContactOptions): Promise<Captcha> {
  const { dataFolder, captchaSecret, captchaService: service } = settings;
  const usedProofs = await openUsedProofs(join(dataFolder, 'used-proofs'));
  if (service) return captchaService({ ...service, usedProofs });
  const secret = captchaSecret ?? (await keptSecret(join(dataFolder, 'captcha-secret')));
  return proofOfWork({ secret, usedProofs, ...(work && { work }) });
}
