import type { OperandId, StepId } from '@suen/engine/inputs';
import { useTranslator } from '../translation/use-translation.ts';

/** Each family of steps has its own texts; a result loads those of its own steps only (`textsOfResult` of its route). */
const stepNamespaces = [
  'salary-steps',
  'payslip-steps',
  'deduction-steps',
  'loan-steps',
  'prepayment-steps',
  'deed-steps',
  'solar-steps',
  'tax-class-steps',
] as const;

interface StepTexts {
  /** What a step gives: 'Pension insurance (assurance pension)'. */
  readonly titleOf: (id: StepId) => string;
  /** Why there is such a step, in a sentence. */
  readonly whyOf: (id: StepId) => string;
  /** What a figure is called within a formula. */
  readonly nameOf: (id: OperandId) => string;
}

/** The words for the steps of an explanation, from whichever family of steps is loaded. */
export function useStepTexts(): StepTexts {
  const translator = useTranslator();
  const textOf = (key: string): string => {
    const namespace = stepNamespaces.find((each) => translator.has(each, key));
    if (namespace === undefined) throw new Error(`no texts are loaded that hold ${key}`);
    return translator.text(namespace, key);
  };
  return {
    titleOf: (id) => textOf(`title.${id}`),
    whyOf: (id) => textOf(`why.${id}`),
    nameOf: (id) => textOf(`name.${id}`),
  };
}
