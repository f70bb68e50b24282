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

/** Where a salary goes: a bar to scale, with the name of each part above it, as near as the other names leave room. */
export function Ribbon({ payslip, previous }: RibbonProps) {
  const { t } = useTranslation('home', { keyPrefix: 'ribbon' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  // Credits that are paid out take nothing.
  const parts = (payslip?.parts ?? previous).filter(({ amount }) => amount > 0);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={classes.ribbon} data-empty={payslip === undefined || undefined}>
      <ul className={classes.names} aria-label={shared('salaryBreakdown.title.monthly')}>
        {parts.map(({ id, amount }) => (
          <li key={id} className={classes.name} style={{ flexGrow: amount }} data-part={id}>
            <span className={classes.share}>
              {payslip === undefined ? '—' : format.percent((100 * amount) / total, 1)}
            </span>{' '}
            {t(id)}
          </li>
        ))}
      </ul>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ id, amount }) => (
          <span key={id} className={classes.part} style={{ flexGrow: amount }} data-part={id} />
        ))}
      </div>
    </div>
  );
}
