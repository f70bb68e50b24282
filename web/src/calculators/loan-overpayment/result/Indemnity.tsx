import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useToday } from '../../../shared/today/use-today.ts';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../../shared/window/use-is-phone.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { regularOf } from './answer.ts';
import classes from './parts.module.css';

const notes = ['fixed', 'conditions', 'amount', 'outside', 'variable', 'ask'] as const;

interface IndemnityProps {
  readonly result: LoanOverpaymentResult;
  /** What the bank asks for, if that is known. */
  readonly entered: number | undefined;
  /** Whether a sum is repaid at once: the charge is on it. */
  readonly isOnce: boolean;
  /** True where nothing stands beside it: the rules of the charge then do. */
  readonly isWide: boolean;
}

/** The charge that the bank may ask for. */
export function Indemnity({ result, entered, isOnce, isWide }: IndemnityProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const format = useFormat();
  const title = t('indemnity.title');
  const figures = quotedFigures(format, useDayName(), useToday());
  const { maximumIndemnity, repaidWithoutCap, afterCharge } = result;
  const regularSavings = regularOf(result) && afterCharge?.regularSavings;
  const isPhone = useIsPhone();
  const inBrief = () => {
    if (afterCharge?.isAboveMaximum === true) {
      return t('indemnity.isAbove', {
        charge: format.eurosBriefly(entered ?? 0),
        maximum: format.wholeEuros(maximumIndemnity ?? 0),
      });
    }
    return maximumIndemnity === null
      ? t('indemnity.byContract')
      : t('indemnity.atMost', { amount: format.wholeEuros(maximumIndemnity) });
  };
  const rules = (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note}>{t(`indemnity.notes.${note}`, figures)}</li>
      ))}
    </ul>
  );
  return (
    <FoldedPart title={title} inBrief={inBrief()} className={isWide ? classes.wide : classes.part}>
      <div className={classes.sum}>
        {maximumIndemnity === null ? (
          <p>{t('indemnity.older', figures)}</p>
        ) : (
          <FigureTable
            title={title}
            heads={[t('indemnity.charge'), t('amount')]}
            figures={[
              ...(entered === undefined
                ? []
                : [
                    {
                      id: 'entered',
                      name: t('indemnity.entered'),
                      values: [
                        <Amount key="amount" value={entered} hasCurrency hasCents={false} />,
                      ],
                      steps: [],
                    },
                  ]),
              {
                id: 'maximumIndemnity',
                name: t(
                  repaidWithoutCap === 0 ? 'indemnity.name' : 'indemnity.nameOfPart',
                  figures,
                ),
                values: [
                  <Amount key="amount" value={maximumIndemnity} hasCurrency hasCents={false} />,
                ],
                steps: result.explanation?.maximumIndemnity ?? [],
              },
              ...(isOnce && afterCharge && afterCharge.charge > 0
                ? [
                    {
                      id: 'saved',
                      name: t('indemnity.saved'),
                      values: [
                        <Amount
                          key="amount"
                          value={regularSavings ?? afterCharge.savings}
                          hasCurrency
                          hasCents={false}
                        />,
                      ],
                      steps: stepsOfLine(
                        result.explanation?.afterCharge,
                        regularSavings === undefined ? 'savings' : 'regularSavings',
                      ),
                    },
                  ]
                : []),
            ]}
            hasHelp={false}
          />
        )}
        {maximumIndemnity !== null && (
          <p className={classes.note}>
            {t(result.breakEven ? 'indemnity.noteWithSavings' : 'indemnity.note')}
          </p>
        )}
        {maximumIndemnity !== null && repaidWithoutCap > 0 && (
          <p>
            {t('indemnity.beyond', { ...figures, beyond: format.eurosBriefly(repaidWithoutCap) })}
          </p>
        )}
      </div>
      {isWide || isPhone ? (
        rules
      ) : (
        <Panel title={t('indemnity.when')} isOpenOnPaper>
          {rules}
        </Panel>
      )}
    </FoldedPart>
  );
}
