import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { MyYearRecord } from './record.ts';
import classes from './Year.module.css';

const filings = ['collective', 'individual', 'reallocated'] as const;

/** The tax of two spouses by each way of filing. */
export function YearFilingsView({ result }: { readonly result: MyYearRecord['result'] }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.filings' });
  const format = useFormat();
  const taxes = result.settlement.filings;
  if (taxes === undefined) return null;
  const [first = 'collective'] = taxes.best;
  return (
    <FoldedPart
      className={classes.section}
      title={t('title')}
      inBrief={format.wholeEuros(taxes[first].tax)}
    >
      <FigureTable
        title={t('title')}
        heads={[t('kind'), t('tax')]}
        hasHelp={false}
        figures={filings.map((filing) => ({
          id: filing,
          name: t(filing),
          values: [<Amount key="tax" value={taxes[filing].tax} hasCents={false} />],
          isTotal: taxes.best.includes(filing),
          steps: [],
        }))}
      />
      <p>{t('note')}</p>
    </FoldedPart>
  );
}
