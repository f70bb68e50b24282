import type {
  SchemeInForce,
  SolarPanelsResult,
} from '@suen/engine/calculators/solar-panels/result';
import { Button } from '../../../shared/button/Button.tsx';
import { useCalculation } from '../../../shared/form/calculation.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarPanelsPath, type EntryName, type SolarPanelsRequest } from '../entries.ts';
import { useEntryNames, writeWholeEuros } from '../entry-names.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { SolarPanelsRecord } from '../record.ts';
import classes from './SchemeInForceLine.module.css';

interface SchemeInForceLineProps {
  readonly request: SolarPanelsRequest;
  readonly paybackPeriod: number | null;
  readonly inForce: SchemeInForce;
  readonly onResult: (record: SolarPanelsRecord) => void;
}

/** What the subsidy in force would give the same system, and the calculation under it one press away. */
export function SchemeInForceLine(props: SchemeInForceLineProps) {
  const { request, paybackPeriod, inForce, onResult } = props;
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.schemeInForce' });
  const { t: shared } = useTranslation('shared');
  const { afterYearsName } = useEntryNames();
  const { calculate, isCalculating, failure } = useCalculation<
    EntryName,
    SolarPanelsRequest,
    SolarPanelsResult
  >({
    path: solarPanelsPath,
    entryNames: [],
    loadResultView: () => Promise.resolve(),
    onAnswer: (asked, result) => onResult({ request: asked, result, calculatedOn: new Date() }),
    onRefused: () => {},
  });
  const subsidy = writeWholeEuros(inForce.stateSubsidy);
  const isComparable = Boolean(paybackPeriod) && inForce.paybackPeriod !== null;

  return (
    <div className={classes.line}>
      <p>
        {isComparable
          ? t('withYears', {
              subsidy,
              inForce: afterYearsName(inForce.paybackPeriod ?? 0),
              now: afterYearsName(paybackPeriod ?? 0),
            })
          : t('withoutYears', { subsidy })}{' '}
        {t('market', { market: quotedFigures().tariff.market })}
      </p>
      <Button
        aria-busy={isCalculating}
        onClick={() =>
          void calculate({
            ...request,
            subsidyScheme: inForce.subsidyScheme,
            baseSubsidyPercent: null,
            feedInRate: null,
          })
        }
      >
        {t(isCalculating ? 'calculating' : 'calculate')}
      </Button>
      {failure !== undefined && <p role="alert">{shared(`failure.${failure}`)}</p>}
    </div>
  );
}
