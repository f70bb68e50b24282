import type {
  SchemeInForce,
  SolarPanelsResult,
} from '@suen/engine/calculators/solar-panels/result';
import { Button } from '../../../shared/button/Button.tsx';
import { useCalculation } from '../../../shared/form/calculation.ts';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarPanelsForm } from '../form.ts';
import { useEntryNames } from '../words.ts';
import { quotedFigures } from '../quoted-figures.ts';
import classes from './SchemeInForceLine.module.css';
import { useFormat } from '../../../shared/amount/use-format.ts';

type Props = ResultPropsOf<typeof solarPanelsForm, SolarPanelsResult>;
type Request = RequestOf<typeof solarPanelsForm>;

interface SchemeInForceLineProps {
  readonly entries: Props['record']['entries'];
  readonly request: Request;
  readonly paybackPeriod: number | null;
  readonly inForce: SchemeInForce;
  readonly onResult: Props['onResult'];
}

/** The subsidy in force for the same system, with a button to calculate with it. */
export function SchemeInForceLine(props: SchemeInForceLineProps) {
  const { entries, request, paybackPeriod, inForce, onResult } = props;
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.schemeInForce' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { afterYearsName } = useEntryNames();
  const { calculate, isCalculating, failure } = useCalculation<string, Request, SolarPanelsResult>({
    path: solarPanelsForm.path,
    entryNames: [],
    loadResultView: () => Promise.resolve(),
    onAnswer: (asked, result) =>
      onResult({
        entries: solarPanelsForm.change(entries, 'subsidyScheme', inForce.subsidyScheme, format),
        request: asked,
        result,
        calculatedOn: new Date(),
      }),
    onRefused: () => {},
  });
  const subsidy = format.wholeEuros(inForce.stateSubsidy);
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
        {t('market', { market: quotedFigures(format).tariff.market })}
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
