import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { deductionFigures } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../../shared/window/use-is-phone.ts';
import { quotedDeductionFigures } from '../../../subjects/deductions/quoted-figures.ts';
import type { outstandingBalanceInsuranceForm } from '../form.ts';
import classes from './Part.module.css';

const product = (...written: readonly string[]) => written.join('\u00A0× ');

/**
 * Adds up the limit of a single premium: each insured person, the children, less earlier premiums. Annual premiums have no
 * such limit.
 */
export function LimitParts({
  record,
}: Pick<
  ResultPropsOf<typeof outstandingBalanceInsuranceForm, OutstandingBalanceInsuranceResult>,
  'record'
>) {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result.limit' });
  const format = useFormat();
  const { request, result } = record;
  // Beside long names a phone has room for the amounts alone.
  const isPhone = useIsPhone();
  const { ageFactors = [], limitParts: parts, max } = result;
  if (parts === undefined) return null;
  const { age1, age2, childrenInHousehold: count, taxYear } = request;
  const { loanInsuranceBase, loanInsurancePerChild } = deductionFigures(taxYear);
  const factors = ageFactors.map(({ factor }) => factor);
  const euros = (amount: number) => format.number(amount);
  const factor = (value: number) => format.fixed(value, 2);
  const rows = [
    ...parts.adults.map((amount, person) => ({
      id: person === 0 ? 'you' : 'partner',
      name: person === 0 ? t('you', { age: age1 }) : t('partner', { age: age2 ?? 0 }),
      calculation: product(euros(loanInsuranceBase), factor(factors[person] ?? 1)),
      amount,
    })),
    ...(count === 0
      ? []
      : [
          {
            id: 'children',
            name: t('children', { count }),
            calculation: product(
              String(count),
              euros(loanInsurancePerChild),
              factor(parts.childrenFactor),
            ),
            amount: parts.children,
          },
        ]),
    ...(parts.earlier === 0
      ? []
      : [{ id: 'earlier', name: t('earlier'), calculation: '', amount: -parts.earlier }]),
    { id: 'total', name: t('total'), calculation: '', amount: max },
  ];
  const figures = quotedDeductionFigures(taxYear, format);
  return (
    <section className={classes.part}>
      <h2>{t('title')}</h2>
      <FigureTable
        title={t('title')}
        heads={[t('what'), ...(isPhone ? [] : [t('calculation')]), t('amount')]}
        figures={rows.map(({ id, name, calculation, amount }) => ({
          id,
          name,
          note: isPhone && calculation !== '' ? calculation : undefined,
          values: [...(isPhone ? [] : [calculation]), <Amount key="amount" value={amount} />],
          steps: [],
          isTotal: id === 'total',
        }))}
      />
      <p>
        {[t('growth', figures), ...(factors.length > 1 && count > 0 ? [t('older')] : [])].join(' ')}
      </p>
    </section>
  );
}
