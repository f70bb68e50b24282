import { join } from 'node:path';
import type { PolicySources } from '../answers/security-headers.ts';
import { codeOf } from '../error-code.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { keptSecret } from './captcha/captcha-secret.ts';
import { captchaService, sourcesOfCaptcha } from './captcha/captcha-service.ts';
import type { Captcha } from './captcha/captcha.ts';
import { proofOfWork, type Work } from './captcha/proof-of-work.ts';
import { openSharedProofs } from './captcha/shared-proofs.ts';
import { openUsedProofs } from './captcha/used-proofs.ts';
import type { ReportContact } from './contact-log.ts';
import type { VisitorMessage } from './contact-message.ts';
import type { ContactSettings } from './contact-settings.ts';
import { startDelivery, defaultDeliveryTimes, type DeliveryTimes } from './delivery/delivery.ts';
import { sendBySmtp } from './delivery/smtp.ts';
import { openDatabase, retryUntilNotBusy, type Database } from './queue/database.ts';
import { openQueue } from './queue/queue.ts';
import { queuedMessage } from './queue/queued-message.ts';

/** What the routes of the contact form stand on. */
export interface Contact {
  readonly captcha: Captcha;
  /** What pages must be allowed to load for the captcha. */
  readonly policySources: PolicySources;
  /** The file that messages are kept in. */
  readonly databaseFile: string;
  /** Makes a message safe. @returns whether it is; if not, it will not be sent */
  accept(message: VisitorMessage): Promise<boolean>;
  readonly report: ReportContact;
  /** How many messages are on this machine, by state. */
  countMessages(): Readonly<Record<string, number>>;
  /** Lets a running delivery end. */
  close(): Promise<void>;
}

export interface ContactOptions {
  readonly report?: ReportContact;
  readonly deliveryTimes?: DeliveryTimes;
  readonly work?: Work;
  readonly maxMessages?: number;
  readonly reserveBytes?: number;
  /** Where used proofs are remembered for several machines; without it, in the database. */
  readonly sharedState?: SharedState | undefined;
}

/** Far more than anybody reads, far less than fills a disk: some hundred megabytes at worst. */
const defaultMaxMessages = 10_000;

/** Enough to deliver any number of messages one after the other. */
const defaultReserveBytes = 1024 * 1024;

/**
 * Opens the contact form's database and captcha and begins to deliver what waits.
 *
 * @throws Error that names DATA_FOLDER when nothing can be kept there
 */
export async function openContact(
  settings: ContactSettings,
  options: ContactOptions = {},
): Promise<Contact> {
  const {
    report = () => undefined,
    maxMessages = defaultMaxMessages,
    deliveryTimes = defaultDeliveryTimes,
  } = options;
  const { dataFolder, mail } = settings;
  const databaseFile = join(dataFolder, 'contact.db');
  const { database, captcha } = await prepare(databaseFile, settings, options);
  const maxDelayMs = 2 * deliveryTimes.whenDeferred.maxMs;
  const queue = openQueue(database, { maxMessages, maxDelayMs, ...deliveryTimes });
  const delivery = mail && startDelivery(queue, sendBySmtp(mail), report, deliveryTimes);
  const domain = mail?.from.split('@').at(-1) ?? 'localhost';
  return {
    captcha,
    policySources: settings.captchaService ? sourcesOfCaptcha(settings.captchaService) : {},
    databaseFile,
    report,
    countMessages: () => queue.counts(),
    async accept(message) {
      try {
        if (!queue.add(queuedMessage(message, domain, new Date()))) {
          report({ contact: 'queue full, message declined' });
          return false;
        }
      } catch (error) {
        report({ contact: 'queue not writable, message declined', ...codeOf(error) });
        return false;
      }
      delivery?.wake();
      return true;
    },
    async close() {
      await delivery?.stop();
      database.close();
    },
  };
}

async function prepare(file: string, settings: ContactSettings, options: ContactOptions) {
  const { dataFolder } = settings;
  try {
    // Nothing is delivered without a mail server.
    const { reserveBytes = defaultReserveBytes } = options;
    const database = await openDatabase(file, settings.mail ? reserveBytes : 0);
    const captcha = await retryUntilNotBusy(() => openCaptcha(settings, options, database));
    return { database, captcha };
  } catch (error) {
    const { code = 'error' } = codeOf(error);
    throw new Error(`DATA_FOLDER ${dataFolder} cannot be written (${code})`, { cause: error });
  }
}

function openCaptcha(
  { captchaSecret, captchaService: service }: ContactSettings,
  { report, work, sharedState }: ContactOptions,
  database: Database,
): Captcha {
  const usedProofs = sharedState
    ? openSharedProofs(sharedState, report)
    : openUsedProofs(database, report);
  if (service) return captchaService({ ...service, usedProofs });
  const secret = captchaSecret ?? keptSecret(database);
  return proofOfWork({ secret, usedProofs, ...(work && { work }) });
}
