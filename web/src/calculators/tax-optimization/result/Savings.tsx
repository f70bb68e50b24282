import type { TaxSaving } from '@suen/engine/calculators/tax-optimization/result';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { iconOf } from '../../../shared/icon-of.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './Savings.module.css';

const IconCoins = iconOf('coins');

function Saving({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.saving}>
      <IconCoins aria-hidden="true" size={22} stroke={1.75} className={classes.icon} />
      <div className={classes.sentences}>{children}</div>
    </div>
  );
}

/** The tax saved by one category. Not shown without a remaining limit or an income. */
export function CategorySaving({ saved }: { readonly saved: number | undefined }) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'result.saving' });
  const format = useFormat();
  if (saved === undefined) return null;
  return (
    <Saving>
      <p>
        {saved === 0 ? t('categoryNothing') : t('category', { amount: format.eurosBriefly(saved) })}
      </p>
    </Saving>
  );
}

interface TotalSavingProps {
  /** Missing where no income was entered. */
  readonly saving: TaxSaving | undefined;
  readonly onAskForIncome: () => void;
}

/**
 * The tax saved by all categories, with rate and caution. Without an income, a link to its field.
 */
export function TotalSaving({ saving, onAskForIncome }: TotalSavingProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'result.saving' });
  const format = useFormat();
  if (saving === undefined) {
    return (
      <Saving>
        <p className={classes.ask}>
          {t('ask')}{' '}
          <Button look="text" onClick={onAskForIncome}>
            {t('enterIncome')}
          </Button>
        </p>
      </Saving>
    );
  }
  const { total, taxNow, taxWithAllRoomUsed, marginalRatePercent, lumpSum } = saving;
  return (
    <Saving>
      <p className={classes.total}>
        {total === 0
          ? t('nothing', { before: format.eurosBriefly(taxNow) })
          : [
              t('total', { amount: format.eurosBriefly(total) }),
              t('instead', {
                before: format.eurosBriefly(taxNow),
                after: format.eurosBriefly(taxWithAllRoomUsed),
              }),
            ].join(' ')}
      </p>
      <p>{t('rate', { rate: format.percent(marginalRatePercent) })}</p>
      <p className={classes.caution}>{t('caution', { lumpSum: format.eurosBriefly(lumpSum) })}</p>
    </Saving>
  );
}
