import type { OperandId, StepId } from '@suen/engine/inputs';
import { useTranslation } from 'react-i18next';

/** Each family of steps has its own texts; a result loads those of its own steps only (`textsOfResult` of its route). */
export const stepNamespaces = [
  'salary-steps',
  'deduction-steps',
  'loan-steps',
  'solar-steps',
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
  const { i18n } = useTranslation(stepNamespaces);
  const textOf = (key: string): string => {
    const namespace = stepNamespaces.find((each) => i18n.exists(key, { ns: each }));
    if (namespace === undefined) throw new Error(`no texts are loaded that hold ${key}`);
    const text: unknown = i18n.getResource(i18n.language, namespace, key);
    return String(text);
  };
  return {
    titleOf: (id) => textOf(`title.${id}`),
    whyOf: (id) => textOf(`why.${id}`),
    nameOf: (id) => textOf(`name.${id}`),
  };
}
