import { resultOfCase, calculators } from '@suen/engine';

/**
 * What the API answers to requests of a calculator, computed by the engine. Tests quote figures that are worked by hand, so
 * that no answer of ours proves itself.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the calculator's room knows both types, its name does not
export function answersOf<Input, Result extends object>(id: string): (request: Input) => Result {
  const calculator = calculators.find((each) => each.id === id);
  if (calculator === undefined) throw new Error(`no calculator is called ${id}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a calculator answers with its own result
  return (request) => resultOfCase(calculator, request) as Result;
}
