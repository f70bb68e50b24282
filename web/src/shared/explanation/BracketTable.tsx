import type { BracketShare } from '@suen/engine/small-door';
import { useFormat } from '../amount/use-format.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { writeEurosOfScale, writeFigure } from './write-figure.ts';
import classes from './HowComputed.module.css';

interface BracketTableProps {
  readonly brackets: readonly BracketShare[];
  /** What the scale gives: a tax on an income, or a notary's fee on a price or loan. */
  readonly of: 'tax' | 'fee';
}

const words = {
  tax: { caption: 'bracket.caption', base: 'bracket.taxedIncome', result: 'bracket.tax' },
  fee: { caption: 'bracket.feeCaption', base: 'bracket.base', result: 'bracket.fee' },
} as const;

/**
 * The slices of a scale that an amount fills. On a narrow screen the lower bound, which is the upper bound
 * of the line above, is left to screen readers.
 */
export function BracketTable({ brackets, of }: BracketTableProps) {
  const { t } = useTranslation('explanation');
  const format = useFormat();
  // Prices have more digits than incomes: a phone has no room for their slices.
  const base = of === 'fee' ? classes.slice : undefined;
  return (
    <table className={classes.brackets}>
      <caption>
        <VisuallyHidden>{t(words[of].caption)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={classes.from}>
            <span>{t('bracket.from')}</span>
          </th>
          <th scope="col">{t('bracket.upTo')}</th>
          <th scope="col">{t('bracket.rate')}</th>
          <th scope="col" className={base}>
            <span>{t(words[of].base)}</span>
          </th>
          <th scope="col">{t(words[of].result)}</th>
        </tr>
      </thead>
      <tbody>
        {brackets.map(({ from, upTo, ratePercent, taxedIncome, tax }) => (
          <tr key={from}>
            <td className={classes.from}>
              <span>{writeEurosOfScale(from, format)}</span>
            </td>
            {upTo === null ? (
              <td className={classes.noLimit}>{t('bracket.noLimit')}</td>
            ) : (
              <td>{writeEurosOfScale(upTo, format)}</td>
            )}
            <td>{writeFigure(ratePercent, 'percent', format)}</td>
            <td className={base}>
              <span>{writeEurosOfScale(taxedIncome, format)}</span>
            </td>
            <td>{format.amount(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
