import {
  answerTo,
  calculatorOf,
  day,
  dayInLuxembourg,
  type CalculatorId,
  type Calculations,
  type Problem,
} from '../../engine/src/index.ts';

/** An input that a calculator does not accept. `problem` names each refused field, with its limit. */
export class RefusedCalculation extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'RefusedCalculation';
    this.problem = problem;
  }
}

/**
 * Calculates as the API of the site does. Amounts are in euros.
 *
 * @param id of the calculator: 'net-salary'
 * @param input its fields; without `payMonth` the law of the present month holds
 * @param today the day in Luxembourg, YYYY-MM-DD; by default that of the clock
 * @throws RefusedCalculation when the input is not accepted
 */
export function calculate<Id extends CalculatorId>(
  id: Id,
  input: Calculations[Id]['input'],
  today: string = dayInLuxembourg(new Date()),
): Calculations[Id]['result'] {
  const answer = answerTo(calculatorOf(id), input, day(today));
  if (answer.status !== 200) throw new RefusedCalculation(answer.body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calculators hold this contract (CalculatorOf)
  return answer.body as Calculations[Id]['result'];
}
