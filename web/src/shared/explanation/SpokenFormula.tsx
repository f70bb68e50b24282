import type { Operand, Step } from '@suen/engine/small-door';
import { useFormat } from '../amount/use-format.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useStepTexts } from './step-texts.ts';
import type { Term } from './terms.ts';
import type { Wording } from './wording.ts';
import { speakFigure } from './write-figure.ts';

const words = { '+': 'plus', '-': 'minus', '×': 'times', '÷': 'dividedBy' } as const;

interface SpokenFormulaProps {
  readonly terms: readonly Term[];
  readonly wording: Wording | undefined;
}

/** The operands of a step as one sentence for a screen reader, which would stumble over signs and spaced numbers. */
export function SpokenFormula({ terms, wording }: SpokenFormulaProps) {
  const { t } = useTranslation('explanation');
  const { t: shared } = useTranslation('shared');
  const { nameOf } = useStepTexts();
  const speak = useSpokenFigure();
  const spokenSign = useSpokenSign();
  const between = wording?.between;

  function jointOf(sign: Term['sign'], position: number): string[] {
    if (position === 0 && sign === '+') return [];
    return [between === undefined ? spokenSign(sign) : t(`formula.${between}`)];
  }

  const lead = wording === undefined ? [] : [t(`formula.${wording.lead}`)];
  const sentence = terms.flatMap(({ sign, factors }, position) => [
    ...jointOf(sign, position),
    ...factors.flatMap(({ id, operator, unit, value }, place) => [
      ...(place > 0 ? [spokenSign(operator)] : []),
      shared('label', { label: nameOf(id) }),
      speak(value, unit),
    ]),
  ]);
  return (
    <p>
      <VisuallyHidden>{[...lead, ...sentence].join(' ')}</VisuallyHidden>
    </p>
  );
}

/** The result of a step as words for a screen reader. */
export function SpokenResult({ step }: { readonly step: Step }) {
  const { amount, unit = 'EUR', brackets } = step;
  const { t } = useTranslation('explanation');
  const speak = useSpokenFigure();
  return (
    <VisuallyHidden>
      {brackets !== undefined && `${t('formula.tariffTogether')} `}
      {t('spoken.equals')} {speak(amount, unit)}
    </VisuallyHidden>
  );
}

/** The word for the sign of an operation. */
export function useSpokenSign(): (operator: Operand['operator']) => string {
  const { t } = useTranslation('explanation');
  return (operator) => t(`spoken.${words[operator]}`);
}

/** A figure for a screen reader, with its sign in a word. */
export function useSpokenFigure(): (value: number, unit: Operand['unit']) => string {
  const { t } = useTranslation('explanation');
  const format = useFormat();
  return (value, unit) => {
    const amount = speakFigure(value, unit, format);
    return value < 0 ? t('spoken.negative', { amount }) : amount;
  };
}
