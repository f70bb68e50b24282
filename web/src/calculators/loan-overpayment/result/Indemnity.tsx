import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useDayName } from '../../../shared/page/UpdatedOn.tsx';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { FoldedPart } from '../../../shared/result/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import classes from './Indemnity.module.css';

const notes = ['fixed', 'conditions', 'amount', 'outside', 'variable', 'ask'] as const;

/** The charge that the bank may ask for. */
export function Indemnity({ result }: { readonly result: LoanOverpaymentResult }) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const title = t('indemnity.title');
  const figures = quotedFigures(format, useDayName());
  const { maximumIndemnity, repaidWithoutCap } = result;
  return (
    <FoldedPart
      title={title}
      standing={
        maximumIndemnity === null
          ? t('indemnity.byContract')
          : t('indemnity.atMost', { amount: format.wholeEuros(maximumIndemnity) })
      }
      className={classes.indemnity}
    >
      {maximumIndemnity === null ? (
        <p>{t('indemnity.older', figures)}</p>
      ) : (
        <FigureTable
          title={title}
          heads={[t('figure'), t('value')]}
          figures={[
            {
              id: 'maximumIndemnity',
              name: t(repaidWithoutCap === 0 ? 'indemnity.name' : 'indemnity.nameOfPart', figures),
              note: t('indemnity.note'),
              values: [
                <Amount key="amount" value={maximumIndemnity} withCurrency hasCents={false} />,
              ],
              steps: result.explanation?.maximumIndemnity ?? [],
            },
          ]}
          hasHelp={false}
        />
      )}
      {maximumIndemnity !== null && repaidWithoutCap > 0 && (
        <p>
          {t('indemnity.beyond', { ...figures, beyond: format.eurosBriefly(repaidWithoutCap) })}
        </p>
      )}
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note}>{t(`indemnity.notes.${note}`, figures)}</li>
        ))}
      </ul>
    </FoldedPart>
  );
}
