import type { TaxClassOption, TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './TaxClass.module.css';

interface OptionWorthProps {
  readonly option: TaxClassOption;
  readonly result: TaxClassResult;
}

/** The household's tax of a year without and with the request, each explained. */
export function OptionWorth({ option, result }: OptionWorthProps) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.option' });
  const { t: shared } = useTranslation('shared');
  const { taxBeforeCredits: taxOnRequest, saving, steps = [] } = option;
  const { taxBeforeCredits: taxWithout, explanation = [] } = result;
  if (taxOnRequest === undefined || saving === undefined || taxWithout === undefined) return null;
  const stepsOfSaving = steps.filter(({ id }) => id === 'saving');
  return (
    <>
      <FigureTable
        title={t('table.title')}
        heads={[t('table.line'), shared('period.unit.annual')]}
        figures={[
          {
            id: 'without',
            name: t('table.without'),
            values: [<Amount key="without" value={taxWithout} />],
            steps: explanation,
          },
          {
            id: 'with',
            name: t('table.with'),
            values: [<Amount key="with" value={taxOnRequest} />],
            steps: steps.filter(({ id }) => id !== 'saving'),
          },
          {
            id: 'saving',
            name: t(saving < 0 ? 'table.more' : 'table.less'),
            values: [<Amount key="saving" value={Math.abs(saving)} />],
            isTotal: true,
            steps: stepsOfSaving,
          },
        ]}
      />
      <p className={classes.note}>{t('note')}</p>
    </>
  );
}
