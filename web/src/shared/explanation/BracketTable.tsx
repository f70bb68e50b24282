import type { BracketShare } from '@suen/engine/inputs';
import { formatAmount } from '../amount/format-amount.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './HowComputed.module.css';
import { writeEurosOfScale, writeFigure } from './write-figure.ts';

/**
 * The slices of the tax scale that an income fills. On a narrow screen the lower bound, which is the upper bound
 * of the line above, is left to screen readers.
 */
export function BracketTable({ brackets }: { readonly brackets: readonly BracketShare[] }) {
  const { t } = useTranslation('explanation');
  return (
    <table className={classes.brackets}>
      <caption>
        <VisuallyHidden>{t('bracket.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={classes.from}>
            <span>{t('bracket.from')}</span>
          </th>
          <th scope="col">{t('bracket.upTo')}</th>
          <th scope="col">{t('bracket.rate')}</th>
          <th scope="col">{t('bracket.taxedIncome')}</th>
          <th scope="col">{t('bracket.tax')}</th>
        </tr>
      </thead>
      <tbody>
        {brackets.map(({ from, upTo, ratePercent, taxedIncome, tax }) => (
          <tr key={from}>
            <td className={classes.from}>
              <span>{writeEurosOfScale(from)}</span>
            </td>
            {upTo === null ? (
              <td className={classes.noLimit}>{t('bracket.noLimit')}</td>
            ) : (
              <td>{writeEurosOfScale(upTo)}</td>
            )}
            <td>{writeFigure(ratePercent, 'percent')}</td>
            <td>{writeEurosOfScale(taxedIncome)}</td>
            <td>{formatAmount(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
