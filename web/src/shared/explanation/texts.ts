import type { OperandId, RoundingId, StepId } from '@suen/engine/inputs';
import type en from './texts/en.json';

/** What the explanation says about every step, figure and rounding of the engine. */
interface TextsOfTheEngine {
  readonly title: Readonly<Record<StepId, string>>;
  readonly why: Readonly<Record<StepId, string>>;
  readonly name: Readonly<Record<OperandId, string>>;
  readonly rounding: Readonly<Record<Exclude<RoundingId, 'exact'>, string>>;
}

/** What the texts of a language must hold: the English keys, and one text for each id of the engine. */
export type ExplanationTexts = typeof en & TextsOfTheEngine;

/** The ids in the English texts that the engine does not know: none. */
export type UnknownIds = {
  readonly [Group in keyof TextsOfTheEngine]: Exclude<
    keyof (typeof en)[Group],
    keyof TextsOfTheEngine[Group]
  >;
}[keyof TextsOfTheEngine];
