import { settlementFigures, type Step } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { outcomeOf, type MyYearRecord } from './record.ts';
import classes from './Year.module.css';

const hasLine =
  (line: string) =>
  ({ lines }: Step) =>
    lines.some((each) => each === line);

/** What was withheld, what the year owes, and what becomes of the difference; who has to file, until when. */
export function ReturnView({ result }: { readonly result: MyYearRecord['result'] }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.return' });
  const format = useFormat();
  const sentences = useFilingSentences();
  const { settlement, explanation } = result;
  const { withheld, tax, creditsSettled, withoutDeductions, taxSaved } = settlement;
  const steps = explanation?.settlement ?? [];
  const outcome = outcomeOf(settlement);
  const row = (id: string, name: string, value: number, line?: string): Figure => ({
    id,
    name,
    values: [<Amount key="amount" value={value} />],
    steps: line === undefined ? [] : steps.filter(hasLine(line)),
  });
  const isOwed = outcome.kind === 'toPay' || outcome.kind === 'missing';
  const isEven = outcome.kind === 'even';
  return (
    <FoldedPart
      className={classes.section}
      title={t('title')}
      inBrief={`${t(isEven ? 'refund' : outcome.kind)} · ${format.euros(outcome.amount)}`}
    >
      <p>{t('whyDifferent')}</p>
      {/* On paper the laws stand once, below the months. */}
      <div data-sources="together">
        <FigureTable
          title={t('title')}
          heads={[t('line'), `€`]}
          figures={[
            row('withheld', t('withheld'), withheld, 'withheld'),
            ...(creditsSettled === 0
              ? []
              : [row('credits', t('credits'), creditsSettled, 'creditsSettled')]),
            ...(withoutDeductions === undefined
              ? []
              : [
                  row('before', t('taxBefore'), withoutDeductions.tax),
                  row('saved', t('deductions'), -taxSaved, 'taxSaved'),
                ]),
            row('tax', t('tax'), tax, 'tax'),
            {
              ...row(
                'balance',
                t(isEven ? 'refund' : outcome.kind),
                isOwed ? -outcome.amount : outcome.amount,
                'balance',
              ),
              isTotal: true,
            },
          ]}
        />
      </div>
      {sentences(result).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </FoldedPart>
  );
}

/** Whether a return is obligatory or possible, and what the deductions change. */
function useFilingSentences(): (result: MyYearRecord['result']) => readonly string[] {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.file' });
  const format = useFormat();
  const dayName = useDayName();
  return ({ settlement, taxYear }) => {
    const { mustFile, mayFile, form, deadline, limit, withoutDeductions } = settlement;
    const figures = settlementFigures(taxYear);
    const values = {
      form,
      deadline: dayName(deadline),
      limit: format.eurosBriefly(limit),
      share: format.percent(figures.payPercent),
      months: format.number(figures.monthsOfWork),
    };
    const files = mustFile ? t(`must.${mustFile}`, values) : t(`may.${mayFile}`, values);
    if (!mustFile && outcomeOf(settlement).kind === 'small') {
      return [t('small', { smallest: format.eurosBriefly(figures.smallestRefund) })];
    }
    if (withoutDeductions === undefined) return [files];
    const { kind, amount } = outcomeOf(withoutDeductions);
    const written = format.euros(amount);
    const without =
      kind === 'toPay' || kind === 'missing'
        ? t(`without.${kind}`, { amount: written })
        : t('without.better', { refund: format.euros(kind === 'refund' ? amount : 0) });
    return [files, without];
  };
}
