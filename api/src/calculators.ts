import { calculators, type CalculatorId } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { sendAnswer } from './answer.ts';
import { refuseOtherMethods } from './other-methods.ts';
import type { ProblemMeanings } from './problems.ts';
import { limitRate, tooMany } from './rate-limit.ts';
import { todayInLuxembourg } from './today.ts';

/** The path of each calculator; the specification fixes them. */
export const calculatorPaths: Readonly<Record<CalculatorId, string>> = {
  'net-salary': '/api/v1/SalaryCalculator/calculate',
  'joint-salary': '/api/v1/SalaryCalculator/calculatejoint',
  freelance: '/api/v1/SalaryCalculator/calculatefreelance',
  'salary-statistics': '/api/v1/stats/salary',
  'tax-optimization': '/api/v1/TaxOptimization/calculate',
  'outstanding-balance-insurance': '/api/v1/TaxOptimization/calculateobi',
  'loan-cost': '/api/v1/LoanCalculator/calculateloan',
  'loan-overpayment': '/api/v1/LoanCalculator/calculate',
  'home-affordability': '/api/v1/LoanCalculator/calculate-home-affordability',
  'solar-panels': '/api/v1/solarpanelscalculator/calculate',
};

/** Adds a route for every calculator of the engine. `requestsPerMinute` is for each address, 0 for no limit. */
export async function addCalculators(
  app: FastifyInstance,
  requestsPerMinute: number,
): Promise<void> {
  await app.register(async (scope) => {
    if (requestsPerMinute > 0) {
      await limitRate(scope, {
        max: requestsPerMinute,
        timeWindow: '1 minute',
        errorResponseBuilder: tooMany('calculations'),
      });
    }
    for (const calculator of calculators) {
      await scope.register(async (room) => addCalculator(room, calculator, requestsPerMinute > 0));
    }
  });
  for (const path of Object.values(calculatorPaths)) refuseOtherMethods(app, path, ['POST']);
}

/** @param room a scope of its own: every schema of a scope is compiled for every route of it, which takes seconds for all */
function addCalculator(
  room: FastifyInstance,
  calculator: (typeof calculators)[number],
  isRateLimited: boolean,
): void {
  const { id, title, description, inputSchema, resultSchema } = calculator;
  room.addSchema({ ...inputSchema, $id: inputSchema.title });
  room.addSchema({ ...resultSchema, $id: resultSchema.title });
  room.post(
    calculatorPaths[id],
    {
      config: { problems: problemsOf(isRateLimited) },
      schema: {
        operationId: id,
        summary: title,
        description,
        tags: ['calculators'],
        body: { $ref: `${inputSchema.title}#` },
        response: { 200: { $ref: `${resultSchema.title}#` } },
      },
    },
    (request, reply) =>
      sendAnswer(request, reply, calculator.run(request.body, todayInLuxembourg())),
  );
}

function problemsOf(isRateLimited: boolean): ProblemMeanings {
  return {
    400: 'The body is not valid JSON, or a field is refused; `errors` says which.',
    413: 'The body is larger than 16 KiB.',
    415: 'The body is not JSON.',
    ...(isRateLimited && { 429: 'Too many calculations from one address; see Retry-After.' }),
    500: 'Something went wrong on our side.',
  };
}
