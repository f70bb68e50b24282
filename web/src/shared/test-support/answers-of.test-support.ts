import {
  answerTo,
  calculators,
  day,
  newestPayMonth,
  resultOfCase,
  type Calculator,
  type Day,
} from '@suen/engine';
import type { Answer } from './fake-api.test-support.ts';

/**
 * The results of requests of a calculator, computed by the engine. Tests quote figures that are worked by hand, so that no
 * answer of ours proves itself.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the calculator's room knows both types, its name does not
export function answersOf<Input, Result extends object>(
  id: string,
  today?: Day,
): (request: Input) => Result {
  const calculator: Calculator | undefined = calculators.find((each) => each.id === id);
  if (calculator === undefined) throw new Error(`no calculator is called ${id}`);
  return (request) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a calculator answers with its own result
    (today ? calculator.run(request, today) : resultOfCase(calculator, request)) as Result;
}

/** What the API answers to whatever is sent to a calculator, on a day that matters to it or on that of worked cases. */
export function answerOf(id: string, today: Day = day(`${newestPayMonth}-01`)): Answer {
  const calculator = calculators.find((each) => each.id === id);
  if (calculator === undefined) throw new Error(`no calculator is called ${id}`);
  return (request) => answerTo(calculator, request, today);
}
