import { everybody, type Who } from '@suen/engine/calculators/my-year/input';
import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import type { Step } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { PrintedSources } from '../../../shared/result/tables/PrintedSources.tsx';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { contributionsOf } from '../../../subjects/salary/contributions.ts';
import { useYearChangeWords } from './change-words.ts';
import { type MyYearRecord, type Payslip } from './record.ts';
import classes from './Year.module.css';

type Month = MyYearResult['months'][number];

/** The tax withheld and the pay answer for a payslip's row. */
const isAnswer = ({ id }: Step) => id === 'taxBeforeCredits' || id === 'netSalary';

/** Every payslip of the year with its steps, and their sum. */
export function MonthsView({ result }: { readonly result: MyYearRecord['result'] }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.months' });
  const { monthName } = useRulePeriodNames();
  const { changeWords } = useYearChangeWords();
  const { months, year, explanation } = result;
  const rowOf = (
    month: Month,
    who: Who,
    slip: Payslip,
    kind: 'ordinary' | 'once',
    note?: string,
  ): Figure => {
    const name = monthName(Number(month.month.slice(5)));
    const monthOfPerson = who === 'partner' ? t('partner', { month: name }) : name;
    const steps = stepsOf(result, month.month, who, kind);
    return {
      id: `${month.month} ${who} ${kind}`,
      name: kind === 'once' ? t('once', { month: monthOfPerson }) : monthOfPerson,
      ...(note && { note }),
      values: amountsOf(slip),
      steps,
      answers: steps.filter(isAnswer),
    };
  };
  const rows = months.flatMap((month) =>
    everybody.flatMap((who) => {
      const paid = month[who];
      if (!paid) return [];
      const days = paid.slips.flatMap((slip) => slip.days ?? []);
      const note = [...changeWords(month, who), ...days.map((count) => t('days', { count }))];
      const found: Figure[] = [];
      if (paid.slips.length > 0) {
        found.push(rowOf(month, who, paid.breakdown, 'ordinary', note.join(' · ')));
      }
      if (paid.bonusPay) found.push(rowOf(month, who, paid.bonusPay, 'once'));
      return found;
    }),
  );
  const total: Figure = {
    id: 'total',
    name: t('total'),
    values: amounts(year.grossSalary, year.contributions, year.tax, year.netSalary),
    isTotal: true,
    steps: [],
  };
  return (
    <FoldedPart
      title={t('title')}
      inBrief={t('inBrief', { count: rows.length })}
      className={`${classes.section} ${classes.months}`}
    >
      <div data-sources="together">
        <FigureTable
          title={t('title')}
          heads={[t('month'), t('gross'), t('contributions'), t('tax'), t('net')]}
          figures={[...rows, total]}
        />
        <PrintedSources
          steps={[
            ...(explanation?.settlement ?? []),
            ...(explanation?.slips ?? []).flatMap(({ steps }) => steps),
          ]}
        />
      </div>
      <p className={classes.note}>{t('taxNote')}</p>
    </FoldedPart>
  );
}

function amountsOf(slip: Payslip) {
  return amounts(slip.grossSalary, contributionsOf(slip), slip.tax, slip.netSalary);
}

function amounts(gross: number, contributions: number, tax: number, net: number) {
  return [
    <Amount key="gross" value={gross} />,
    <Amount key="contributions" value={contributions} />,
    <Amount key="tax" value={tax} />,
    <Amount key="net" value={net} />,
  ];
}

/** The steps of a payslip stand at the month in which it was first paid like this. */
function stepsOf(
  { explanation, months }: MyYearRecord['result'],
  month: string,
  who: Who,
  kind: 'ordinary' | 'once',
): readonly Step[] {
  const slips = explanation?.slips ?? [];
  if (kind === 'once') {
    return (
      slips.find((each) => each.who === who && each.payer === 'once' && each.from === month)
        ?.steps ?? []
    );
  }
  const payers = months.find((each) => each.month === month)?.[who]?.slips ?? [];
  return payers.flatMap(
    ({ payer }) =>
      slips.findLast((each) => each.who === who && each.payer === payer && each.from <= month)
        ?.steps ?? [],
  );
}
