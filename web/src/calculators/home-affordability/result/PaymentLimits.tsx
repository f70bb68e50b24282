import { Amount } from '../../../shared/amount/Amount.tsx';
import { percentOf } from '../../../shared/amount/derived.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './PaymentLimits.module.css';

interface PaymentLimitsProps {
  readonly easy: number;
  readonly possible: number;
  /** What the whole bar stands for. */
  readonly income: number;
}

/** How far the payment on a loan may reach in the bar of the income: two lines, with their names below. */
export function PaymentLimits({ easy, possible, income }: PaymentLimitsProps) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.wish.bar' });
  const positionOf = (amount: number) => `${percentOf(amount, income)}%`;
  const limits = [
    { name: t('easy'), amount: easy },
    { name: t('possible'), amount: possible },
  ];
  return (
    <>
      {limits.map(({ name, amount }) => (
        <span
          key={name}
          aria-hidden="true"
          className={classes.limit}
          style={{ '--at': positionOf(amount) }}
        />
      ))}
      <ul
        className={classes.limits}
        style={{ '--lower': positionOf(easy), '--higher': positionOf(possible) }}
      >
        {limits.map(({ name, amount }) => (
          <li key={name}>
            <strong>
              <Amount value={amount} hasCents={false} />
            </strong>{' '}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
