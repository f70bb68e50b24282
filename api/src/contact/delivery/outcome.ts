/** How an attempt to send a message ended. */
export type Outcome =
  | { readonly kind: 'delivered' }
  /** The mail server will never take this message. */
  | ({ readonly kind: 'refused' } & Reply)
  /** The mail server does not take this message now. */
  | ({ readonly kind: 'deferred' } & Reply)
  /** There is no mail server to talk to, or it does not talk to us: true of every message. */
  | ({ readonly kind: 'unavailable' } & Reply)
  /** The last byte was sent and no answer came: it may have been taken. */
  | ({ readonly kind: 'uncertain' } & Reply)
  /** Another process has it. */
  | { readonly kind: 'lost' };

interface Reply {
  readonly reply?: number;
  readonly status?: string;
  readonly code?: string;
}

const messageCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** The server ends the conversation, whatever was asked. */
const closing = 421;

/** "Authentication required" and its kin are about our account, not about the message. */
const repliesAboutConnection = new Set([closing, 454, 530, 534, 535, 538]);

/** Reads what a failed attempt means. @param isCommitted whether the last byte may have been sent */
export function outcomeOfFailure(error: unknown, isCommitted: boolean): Outcome {
  const reply = textOrNumber(error, 'responseCode');
  const response = textOrNumber(error, 'response');
  const code = textOrNumber(error, 'code');
  const details = {
    ...(typeof reply === 'number' && { reply }),
    ...statusIn(response),
    ...(typeof code === 'string' && { code }),
  };
  // "I am shutting down" is said at any moment, also with the message already taken.
  const isAnswer = typeof reply === 'number' && reply !== closing;
  if (isCommitted && !isAnswer) return { kind: 'uncertain', ...details };
  if (typeof reply !== 'number') return { kind: 'unavailable', ...details };
  const isAboutMessage = messageCommands.has(String(textOrNumber(error, 'command')));
  if (!isAboutMessage || repliesAboutConnection.has(reply)) {
    return { kind: 'unavailable', ...details };
  }
  // 503, "bad sequence of commands", is about the session: the next one may go well.
  const isFinal = reply >= 500 && reply < 600 && reply !== 503;
  return { kind: isFinal ? 'refused' : 'deferred', ...details };
}

/** The enhanced status code of RFC 3463; the words after it may quote the message. */
function statusIn(response: string | number | undefined): { readonly status?: string } {
  const [status] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(String(response)) ?? [];
  return status === undefined ? {} : { status };
}

function textOrNumber(error: unknown, property: string): string | number | undefined {
  if (!(error instanceof Error)) return undefined;
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
