import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { useState } from 'react';
import { difference } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Slider } from '../../../shared/form/controls/Slider.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { ReallocationCurve } from './ReallocationCurve.tsx';
import { sharesOf } from './shares.ts';
import classes from './ReallocationView.module.css';

/** A slider for the share of the first person, with the tax at that share and at every other one. */
export function ReallocationView({ result }: { readonly result: JointSalaryResult }) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'reallocation' });
  const format = useFormat();
  const shares = sharesOf(result);
  const [chosen, choose] = useState(shares?.best.percent);
  if (shares === undefined || chosen === undefined) return null;
  const { points, best } = shares;
  const tax = points[chosen]?.tax ?? best.tax;
  const percent = (share: number) => format.percent(share, 0);
  const spoken = t('share', { percent: percent(chosen) });

  return (
    <FoldedPart
      title={t('title')}
      inBrief={t('description', {
        percent: percent(best.percent),
        tax: format.euros(best.tax),
      })}
      heading="h3"
      className={classes.reallocation}
    >
      <p>{t('rule')}</p>
      <div>
        <Slider
          label={t('label')}
          minimum={0}
          maximum={100}
          marks={[
            { value: 0, label: percent(0) },
            { value: best.percent, label: t('best', { percent: percent(best.percent) }) },
            { value: 100, label: percent(100) },
          ]}
          value={chosen}
          valueText={spoken}
          describedBy={undefined}
          onChange={(value) => choose(Number(value))}
        />
      </div>
      <output className={classes.outcome}>
        {t('outcome', {
          first: percent(chosen),
          second: percent(difference(100, chosen)),
          tax: format.euros(tax),
        })}{' '}
        {tax > best.tax
          ? t('more', {
              amount: format.euros(difference(tax, best.tax)),
              percent: percent(best.percent),
            })
          : t('least')}
      </output>
      <ReallocationCurve shares={shares} chosen={chosen} />
    </FoldedPart>
  );
}
