import type { Payslip, PayslipPart } from 'virtual:example';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './Ribbon.module.css';

interface RibbonProps {
  /** Undefined for an entry that has no payslip: the bar is then empty. */
  readonly payslip: Payslip | undefined;
  /** The parts of the empty bar. */
  readonly previous: readonly PayslipPart[];
}

/** Where a salary goes: a bar to scale, with the words on its parts. */
export function Ribbon({ payslip, previous }: RibbonProps) {
  const { t } = useTranslation('home', { keyPrefix: 'ribbon' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  // Credits that are paid out take nothing.
  const parts = (payslip?.parts ?? previous).map(({ id, amount }) => ({
    id,
    amount: Math.max(0, amount),
  }));
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ul
      className={classes.ribbon}
      aria-label={shared('salaryBreakdown.title.monthly')}
      data-empty={payslip === undefined || undefined}
    >
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ id, amount }) => (
          <li key={id} className={classes.part} style={{ flexGrow: amount }} data-part={id}>
            <span className={classes.words}>
              <span className={classes.share}>
                {payslip === undefined ? '—' : format.percent((100 * amount) / total, 1)}
              </span>{' '}
              {t(id)}
            </span>
            <span className={classes.bar} aria-hidden="true" />
          </li>
        ))}
    </ul>
  );
}
