import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './AnswerFigures.module.css';
import { coupleAnswer, monthlyPart } from './couple-answer.ts';
import type { JointSalaryRecord } from './household.ts';

/** What each payslip shows and what the household puts aside or gets back. */
export function AnswerFigures({ record }: { readonly record: JointSalaryRecord }) {
  const { t } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const answer = coupleAnswer(record);
  const { paid, outcome, settled } = answer;
  const monthly = (amount: number) =>
    shared('period.amount.monthly', { amount: format.euros(amount) });
  const figures = [
    ...paid.map(({ person, kind, amount }) => ({
      id: person,
      name: t(`result.paid.${kind}`, { person: t(`person.${person}`) }),
      value: monthly(amount),
    })),
    {
      id: outcome,
      name: t(`result.settled.${outcome}`),
      value:
        outcome === 'returned'
          ? shared('period.amount.annual', { amount: format.euros(settled) })
          : monthly(monthlyPart(answer)),
    },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ id, name, value }) => (
        <div key={id} className={classes.figure} data-outcome={id}>
          <dt>{name}</dt>
          <dd data-figure={name}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
