import type { LoanOverpaymentResult } from '@suen/engine/inputs';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import classes from './Indemnity.module.css';

const notes = ['fixed', 'conditions', 'variable', 'ask'] as const;

/** What the bank may ask for an early repayment; a part of no other figure. */
export function Indemnity({ result }: { readonly result: LoanOverpaymentResult }) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const title = t('indemnity.title');
  return (
    <section className={classes.indemnity}>
      <h2>{title}</h2>
      <FigureTable
        title={title}
        heads={[t('figure'), t('value')]}
        figures={[
          {
            id: 'maximumIndemnity',
            name: t('indemnity.name'),
            note: t('indemnity.note'),
            values: [<Amount key="amount" value={result.maximumIndemnity} withCurrency />],
            steps: result.explanation?.maximumIndemnity ?? [],
          },
        ]}
        hasHelp={false}
      />
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note}>{t(`indemnity.notes.${note}`, quotedFigures())}</li>
        ))}
      </ul>
    </section>
  );
}
