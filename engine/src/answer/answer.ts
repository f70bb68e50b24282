import type { OneCalculator } from '../calculators/calculators.ts';
import type { Day } from '../dated/day.ts';
import { RefusedInput } from '../input/refused-input.ts';
import { problem, refusedInput, type Problem } from './problem.ts';
import { readJson, UnreadableJson } from './read-json.ts';
import { refusedByRules, refusedBySchema } from './refused-fields.ts';
import { validators } from './validators.ts';

/** The answer to a calculation: a result, or the problem with the request. */
export type Answer =
  | { readonly status: 200; readonly body: object }
  | { readonly status: 400; readonly body: Problem };

/**
 * Answers a calculation. The server, the service worker, the package and the command line all ask it, so they all give the
 * same answer.
 *
 * @param body the fields of the calculation, not yet checked
 * @param today the day in Luxembourg; a calculation that names no month is for this one
 */
export function answerTo(calculator: OneCalculator, body: unknown, today: Day): Answer {
  const validate = validators[calculator.id];
  if (!validate(body)) {
    const refused = refusedBySchema(calculator.inputSchema, body, validate.errors ?? []);
    return { status: 400, body: refusedInput(refused) };
  }
  try {
    return { status: 200, body: calculator.run(body, today) };
  } catch (error) {
    if (!(error instanceof RefusedInput)) throw error;
    return { status: 400, body: refusedInput(refusedByRules(error.refusals)) };
  }
}

/** The answer to the text of a request. @param defaults fields that the text may leave out */
export function answerToText(
  calculator: OneCalculator,
  text: string,
  today: Day,
  defaults = {},
): Answer {
  try {
    const body = readJson(text);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return answerTo(calculator, isObject ? { ...defaults, ...body } : body, today);
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error;
    return { status: 400, body: problem(400, error.message) };
  }
}
