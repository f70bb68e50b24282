import { useFormat } from '../amount/use-format.ts';
import { useTranslation } from '../translation/use-translation.ts';
import type { FormState } from './entry-form.ts';

/** Asks whether the reader has meant something else, with the way to say yes. */
export interface DoubtInWords {
  readonly question: string;
  readonly answer: string;
  readonly onAccept: () => void;
}

/** Gives the question about an amount that makes little sense for its period; nothing for all others. */
export function useDoubtInWords<Entries extends object, Values, Request>(
  state: Pick<FormState<Entries, Values, Request>, 'form' | 'entries' | 'doubtOf' | 'enterMeant'>,
) {
  const { t } = useTranslation('shared', { keyPrefix: 'doubt' });
  const format = useFormat();
  const { form, entries, doubtOf, enterMeant } = state;
  return (name: Extract<keyof Entries, string>): DoubtInWords | undefined => {
    const doubt = doubtOf(name);
    if (doubt === undefined) return undefined;
    const amount = Number(form.fields[name].store(entries[name]));
    return {
      question: t(`question.${doubt.meant}`, { amount: format.eurosBriefly(amount) }),
      answer: t(`answer.${doubt.meant}`),
      onAccept: () => enterMeant(doubt),
    };
  };
}
