import { useFormat } from '../../../shared/amount/use-format.ts';
import { CopyButton } from '../../../shared/copy/CopyButton.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useLineWords, useSlipMonth } from '../words.ts';
import { likelyCause, type PayslipCheckRecord } from './record.ts';
import classes from './PayslipCheck.module.css';

/** The question to ask, with the figures of the line that matters: to read out, or to copy into a message. */
export function QuestionToPayroll({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.question' });
  const { nameOf, termOf } = useLineWords();
  const month = useSlipMonth();
  const format = useFormat();
  const main = result.lines.find(({ id }) => id === result.mainLine);
  if (main?.payslip === undefined) return null;
  const name = nameOf(main.id);
  const term = termOf(main.id);
  const likely = likelyCause(result);
  const isOfCard = likely?.kind === 'card';
  const allowance = isOfCard && likely.leaves.length === 0 ? likely.allowanceOnCard : undefined;
  const ending =
    allowance === undefined
      ? t(isOfCard ? 'card' : 'how')
      : t('travel', { amount: format.eurosBriefly(allowance) });
  const question = [
    t('line', {
      month: month.inSentence(result.payMonth),
      line: term === undefined ? name : `${name} (${term})`,
      payslip: format.euros(main.payslip),
      calculated: format.euros(main.calculated),
    }),
    ending,
  ].join(' ');
  return (
    <section className={classes.question}>
      <h3>{t('title')}</h3>
      <p>{question}</p>
      <CopyButton look="outlined" text={question} name={t('title')} />
    </section>
  );
}
