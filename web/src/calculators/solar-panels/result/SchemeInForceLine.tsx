import type {
  SchemeInForce,
  SolarPanelsResult,
} from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useChangedCalculation } from '../../../shared/result/changed-calculation.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { OtherCalculation } from '../../../shared/result/OtherCalculation.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarPanelsForm } from '../form.ts';
import { useEntryNames } from '../words.ts';
import { quotedFigures } from '../quoted-figures.ts';

type Props = ResultPropsOf<typeof solarPanelsForm, SolarPanelsResult>;

interface SchemeInForceLineProps {
  readonly entries: Props['record']['entries'];
  readonly paybackPeriod: number | null;
  readonly inForce: SchemeInForce;
  readonly onResult: Props['onResult'];
}

/** The subsidy in force for the same system, with a button to calculate with it. */
export function SchemeInForceLine(props: SchemeInForceLineProps) {
  const { entries, paybackPeriod, inForce, onResult } = props;
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.schemeInForce' });
  const format = useFormat();
  const { afterYearsName } = useEntryNames();
  const { calculateWith, ...call } = useChangedCalculation(solarPanelsForm, entries, onResult);
  const subsidy = format.wholeEuros(inForce.stateSubsidy);
  const isComparable = Boolean(paybackPeriod) && inForce.paybackPeriod !== null;
  const worth = isComparable
    ? t('withYears', {
        subsidy,
        inForce: afterYearsName(inForce.paybackPeriod ?? 0),
        now: afterYearsName(paybackPeriod ?? 0),
      })
    : t('withoutYears', { subsidy });

  return (
    <OtherCalculation
      sentence={`${worth} ${t('market', { market: quotedFigures(format).tariff.market })}`}
      choices={[
        {
          label: t(call.isCalculating ? 'calculating' : 'calculate'),
          onChoose: () => calculateWith('subsidyScheme', inForce.subsidyScheme),
        },
      ]}
      {...call}
    />
  );
}
