import type { Operand, Step } from '@suen/engine/small-door';
import { useFormat } from '../amount/use-format.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { SpokenFormula, SpokenResult } from './SpokenFormula.tsx';
import { useStepTexts } from './step-texts.ts';
import { termsOf, type Term } from './terms.ts';
import { wordingOf, type Wording } from './wording.ts';
import { hasHiddenDecimals, writeFigure } from './write-figure.ts';
import classes from './HowComputed.module.css';

const minusSign = '−';

/** The operands of a step, one term a line, in front of the result. Written for the eye; spoken in one sentence. */
export function FormulaTerms({ step }: { readonly step: Step }) {
  const { t } = useTranslation('explanation');
  const wording = wordingOf(step);
  const terms = termsOf(step.operands);
  return (
    <div className={classes.formula}>
      <div aria-hidden="true">
        {wording === undefined ? null : (
          <p className={classes.lead}>{t(`formula.${wording.lead}`)}</p>
        )}
        {terms.map((term, position) => (
          // The order of the terms is the law's and never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <TermLine key={position} term={term} position={position} wording={wording} />
        ))}
      </div>
      <SpokenFormula terms={terms} wording={wording} />
    </div>
  );
}

interface TermLineProps {
  readonly term: Term;
  readonly position: number;
  readonly wording: Wording | undefined;
}

function TermLine({ term: { sign, factors }, position, wording }: TermLineProps) {
  const { t } = useTranslation('explanation');
  const between = wording?.between;
  const isJoined = sign === '-' || position > 0;
  return (
    <p className={classes.term}>
      <span className={classes.operator}>
        {isJoined && between === undefined && (sign === '-' ? minusSign : '+')}
      </span>
      <span>
        {isJoined && between !== undefined && (
          <span className={classes.name}>{t(`formula.${between}`)} </span>
        )}
        {factors.map((factor, place) => (
          // The order of the factors is the law's and never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place}>
            {place > 0 && <span className={classes.operator}>{` ${factor.operator}\u00A0`}</span>}
            <Figure operand={factor} isInBrackets={factor.value < 0 && (isJoined || place > 0)} />
          </span>
        ))}
      </span>
    </p>
  );
}

interface FigureProps {
  readonly operand: Operand;
  readonly isInBrackets: boolean;
}

function Figure({ operand: { id, value, unit }, isInBrackets }: FigureProps) {
  const format = useFormat();
  const { nameOf } = useStepTexts();
  const written = writeFigure(value, unit, format);
  return (
    <>
      <span className={classes.name}>{nameOf(id)}</span>{' '}
      <span className={classes.value}>{isInBrackets ? `(${written})` : written}</span>
    </>
  );
}

/** The result of a step with what was done to it last: the rounding, or zero in the place of less than nothing. */
export function FormulaResult({ step }: { readonly step: Step }) {
  const { t } = useTranslation('explanation');
  const format = useFormat();
  const { amount, unit = 'EUR', brackets, raisedToZero, rounding } = step;
  return (
    <div className={classes.formula}>
      <p className={classes.term}>
        <span className={classes.operator} aria-hidden="true">
          =
        </span>
        <span>
          <span aria-hidden="true">
            {brackets !== undefined && (
              <span className={classes.name}>{t('formula.tariffTogether')} </span>
            )}
            <strong className={classes.value}>{writeFigure(amount, unit, format)}</strong>
          </span>
          <SpokenResult step={step} />
          {raisedToZero === true && <span className={classes.note}>, {t('raisedToZero')}</span>}
          {rounding === 'exact' && hasHiddenDecimals(amount, unit) && (
            <span className={classes.note}>, {t('unrounded')}</span>
          )}
          {rounding !== 'exact' && (
            <span className={classes.note}>, {t(`rounding.${rounding}`)}</span>
          )}
        </span>
      </p>
    </div>
  );
}
