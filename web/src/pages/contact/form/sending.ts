import { useEffect, useRef, useState } from 'react';
import { CallFailed, postJson } from '../../../shared/api-client.ts';
import { cleaned, entryNames, type Entries, type EntryName } from './entries.ts';

/** Why sending failed, or why its outcome is unknown. */
type SendFailure = 'unreachable' | 'timeout' | 'tooMany' | 'failed';

interface SendingOptions {
  /** Called with what the API answers: whether the message is on its way. */
  readonly onAnswer: (isSent: boolean) => void;
  /** Called when the API refuses entries that the form let pass. */
  readonly onRefused: (names: readonly EntryName[]) => void;
  /** Called when the captcha's proof was used or refused. */
  readonly onProofSpent: (isRefused: boolean) => void;
}

function failureOf({ reason, status }: CallFailed): SendFailure {
  if (status === 429) return 'tooMany';
  return reason === 'unreachable' || reason === 'timeout' ? reason : 'failed';
}

/** Sends messages, one at a time. Failures are shown, and the entries are kept. */
export function useSending({ onAnswer, onRefused, onProofSpent }: SendingOptions) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown) => {
    const failed = error instanceof CallFailed ? error : new CallFailed('failed');
    if (failed.reason === 'cancelled') return;
    const fields = new Set(failed.refusedFields.map(({ field }) => field));
    const refused = entryNames.filter((name) => fields.has(name));
    if (refused.length > 0) {
      onRefused(refused);
      return;
    }
    const isProofRefused = fields.has('captcha');
    if (!isProofRefused) setFailure(failureOf(failed));
    onProofSpent(isProofRefused);
  };

  const send = async (entries: Entries, captcha: string) => {
    if (running.current !== undefined) return;
    const call = new AbortController();
    running.current = call;
    setSending(true);
    setFailure(undefined);
    try {
      const message = { ...cleaned(entries), captcha };
      onAnswer(await postJson<boolean>('/contact/send', message, { signal: call.signal }));
    } catch (error) {
      fail(error);
    } finally {
      running.current = undefined;
      setSending(false);
    }
  };

  return { send, isSending, failure };
}
