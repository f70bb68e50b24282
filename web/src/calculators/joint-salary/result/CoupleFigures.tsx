import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { AnswerFigures } from '../../../shared/result/answer/AnswerFigures.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { coupleAnswer, monthlyPart } from './couple-answer.ts';

const tones = { owed: 'goes', returned: 'comes' } as const;

/** What each payslip shows and, where the year is not settled with it, what the household puts aside or gets back. */
export function CoupleFigures({ result }: { readonly result: JointSalaryResult }) {
  const { t } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const answer = coupleAnswer(result);
  const { paid, outcome, settled } = answer;
  const monthly = (amount: number) =>
    shared('period.amount.monthly', { amount: format.euros(amount) });
  const figures = [
    ...paid.map(({ person, kind, amount }) => ({
      id: person,
      name: t(`result.paid.${kind}`, { person: t(`person.${person}`) }),
      value: monthly(amount),
    })),
    ...(outcome === 'even'
      ? []
      : [
          {
            id: outcome,
            tone: tones[outcome],
            name: t(`result.settled.${outcome}`),
            value:
              outcome === 'returned'
                ? shared('period.amount.annual', { amount: format.euros(settled) })
                : monthly(monthlyPart(answer)),
          },
        ]),
  ];
  return <AnswerFigures figures={figures} />;
}
