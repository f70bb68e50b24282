import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { QueuedMessage } from '../queue/queued-message.ts';
import { outcomeOfFailure, type Outcome } from './outcome.ts';

/** Where messages are sent. */
export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://host; TLS options as nodemailer reads them. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** What goes with an attempt. */
interface Attempt {
  /** Called right before the last byte. When it returns false or throws, the last byte is not sent. */
  readonly commit: () => boolean;
  /** Ends an attempt that has not committed. */
  readonly signal: AbortSignal;
}

export type Send = (message: QueuedMessage, attempt: Attempt) => Promise<Outcome>;

/** Sends over SMTP, one connection a message. */
export function sendBySmtp(settings: MailSettings): Send {
  const options = connectionOptions(settings.smtpUrl);
  return async (message, { commit, signal }) => {
    let isCommitted = false;
    let isLost = false;
    const mail = await composeMail(message, settings);
    // Nothing is read before the mail server has said "go on", and its end only after commit: that ends the message.
    const content = Readable.from(
      (function* parts() {
        yield mail;
        isCommitted = commit();
        isLost = !isCommitted;
        if (isLost) throw new Error('another process has taken the message');
      })(),
    );
    const mayStop = () => !isCommitted;
    try {
      await transmit(options, settings, content, { signal, mayStop });
      return { kind: 'delivered' };
    } catch (error) {
      return isLost ? { kind: 'lost' } : outcomeOfFailure(error, isCommitted);
    } finally {
      content.destroy();
    }
  };
}

/** The mail as its bytes; the same each time. */
export function composeMail(message: QueuedMessage, { from, to }: MailSettings): Promise<Buffer> {
  const { messageId, receivedAt, email, name, subject, body } = message;
  const sender = name === '' ? email : `${name}, ${email}`;
  return new MailComposer({
    from: { name: 'Suen', address: from },
    to,
    replyTo: { name, address: email },
    subject: subject === '' ? 'Message from the contact page' : subject,
    text: `${body}\n\n-- \n${sender}\nContact page of Suen\n`,
    messageId,
    date: new Date(receivedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

type ConnectionOptions = ReturnType<typeof parseConnectionUrl>;

/** Never logs a conversation, whatever the address asks for, and never sends a password in the clear. */
export function connectionOptions(url: string): ConnectionOptions {
  const options = parseConnectionUrl(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]', '::1'].includes(options.host ?? '');
  const isOwnChoice = 'requireTLS' in options || 'ignoreTLS' in options;
  const needsTls = options.auth !== undefined && !isLocal && !isOwnChoice;
  return { ...options, ...(needsTls && { requireTLS: true }), logger: false, debug: false };
}

interface Stopping {
  readonly signal: AbortSignal;
  readonly mayStop: () => boolean;
}

/** One conversation with the mail server. @throws Error with what the server said, as nodemailer gives it */
function transmit(
  options: ConnectionOptions,
  { from, to }: MailSettings,
  content: Readable,
  { signal, mayStop }: Stopping,
): Promise<void> {
  const connection = new SMTPConnection(options);
  const ending = new AbortController();
  const conversation = new Promise<void>((resolve, reject) => {
    const endOrGoOn = (goOn: () => void) => (error?: Error | null) =>
      error ? reject(error) : goOn();
    const stop = () => {
      if (mayStop()) reject(new Error('stopped'));
    };
    const send = () => connection.send({ from, to }, content, endOrGoOn(resolve));
    const greeted = () => {
      const { auth } = options;
      if (!auth) send();
      else if (connection.allowsAuth) connection.login(auth, endOrGoOn(send));
      else reject(Object.assign(new Error('no login is offered'), { code: 'ENOAUTH' }));
    };
    signal.addEventListener('abort', stop, { signal: ending.signal });
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('the connection was closed')));
    if (signal.aborted) stop();
    else connection.connect(endOrGoOn(greeted));
  });
  return conversation.finally(() => {
    ending.abort();
    connection.close();
  });
}
