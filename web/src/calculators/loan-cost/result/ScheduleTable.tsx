import type { MonthlyAmortization } from '@suen/engine/calculators/loan-cost/result';
import { monthsInYear } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './ScheduleTable.module.css';

/** The table of all months. It scrolls inside its frame, with fixed column and row heads. */
export function ScheduleTable({ months }: { readonly months: readonly MonthlyAmortization[] }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.schedule' });
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.frame} aria-label={t('title')} tabIndex={0}>
      <table className={classes.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('principal')}</th>
            <th scope="col">{t('interest')}</th>
            <th scope="col">{t('balance')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, principalPaid, interestPaid, remainingBalance }) => (
            <tr key={month} className={month % monthsInYear === 0 ? classes.yearEnd : undefined}>
              <th scope="row">{month}</th>
              <td>
                <Amount value={principalPaid} />
              </td>
              <td>
                <Amount value={interestPaid} />
              </td>
              <td>
                <Amount value={remainingBalance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
