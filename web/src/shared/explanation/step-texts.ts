import type {
  FigureIn,
  OperandId,
  RoundingId,
  StepFamily,
  StepId,
  StepIn,
} from '@suen/engine/small-door';
import type { TextValues } from '../../texts.d.ts';
import { useTranslator } from '../translation/use-translation.ts';

/** The words of a family: of each step what it gives, why there is one, and what it is called in a formula. */
type WordsOf<Family extends StepFamily> =
  | `${'title' | 'why' | 'name'}.${StepIn<Family>}`
  | `name.${FigureIn<Family>}`;

/** The words that the engine's steps, figures and roundings need, by namespace. */
type Needed = { readonly [Family in StepFamily as `${Family}-steps`]: WordsOf<Family> } & {
  readonly explanation: `rounding.${Exclude<RoundingId, 'exact'>}`;
};
type Groups = 'title' | 'why' | 'name' | 'rounding';

/** The ids of the texts in a namespace; none where there is no such folder of texts. */
type IdsOf<Namespace> = Namespace extends keyof TextValues
  ? Extract<keyof TextValues[Namespace], string>
  : never;

/** The words that the English texts lack, with their namespace: none. The other languages have the keys of the English ones. */
export type MissingWords = {
  [Namespace in keyof Needed]: `${Namespace}: ${Exclude<Needed[Namespace], IdsOf<Namespace>>}`;
}[keyof Needed];

/** Words for what the engine does not know: none. */
export type UnknownWords = {
  [Namespace in keyof Needed]: `${Namespace}: ${Exclude<
    Extract<IdsOf<Namespace>, `${Groups}.${string}`>,
    Needed[Namespace]
  >}`;
}[keyof Needed];

interface StepTexts {
  /** What a step gives: 'Pension insurance (assurance pension)'. */
  readonly titleOf: (id: StepId) => string;
  /** Why there is such a step, in a sentence. */
  readonly whyOf: (id: StepId) => string;
  /** What a figure is called within a formula. */
  readonly nameOf: (id: OperandId) => string;
}

/** The words for the steps of an explanation. A result loads the families of its own steps only (`textsOfResult` of its route). */
export function useStepTexts(): StepTexts {
  const translator = useTranslator();
  const textOf = (key: string): string => {
    const namespace = translator
      .namespaces()
      .find((each) => each.endsWith('-steps') && translator.has(each, key));
    if (namespace === undefined) throw new Error(`no texts are loaded that hold ${key}`);
    return translator.text(namespace, key);
  };
  return {
    titleOf: (id) => textOf(`title.${id}`),
    whyOf: (id) => textOf(`why.${id}`),
    nameOf: (id) => textOf(`name.${id}`),
  };
}
