import {
  answerTo,
  apiBase,
  bodyLimitInBytes,
  bodyTooLarge,
  calculatorOf,
  calculators,
  dayInLuxembourg,
  type Calculator,
  type CalculatorId,
} from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { failureOfOurs, type ProblemMeanings } from './answers/problems.ts';
import { openToSites } from './answers/security-headers.ts';
import { sendAnswer } from './answers/send-answer.ts';
import { allowEverywhere } from './requests/other-methods.ts';
import { limitPerMinute, type RequestLimits } from './requests/rate-limit.ts';

const pathOf = ({ path }: Calculator) => `${apiBase}${path}`;

/** The path of every calculator, in the order of the engine's list. */
export const calculatorPaths: readonly string[] = calculators.map(pathOf);

/** The path of one calculator. */
export function calculatorPath(id: CalculatorId): string {
  return pathOf(calculatorOf(id));
}

/** Adds a route for every calculator of the engine. */
export async function addCalculators(
  app: FastifyInstance,
  { requestsPerMinute, sharedState }: RequestLimits,
): Promise<void> {
  await app.register(async (scope) => {
    await limitPerMinute(scope, requestsPerMinute, 'calculations', sharedState);
    for (const calculator of calculators) {
      addCalculator(scope, calculator, requestsPerMinute > 0);
    }
  });
  for (const path of calculatorPaths) allowEverywhere(app, path, ['POST']);
}

function addCalculator(
  scope: FastifyInstance,
  calculator: (typeof calculators)[number],
  isRateLimited: boolean,
): void {
  const { id, title, description, inputSchema, resultSchema } = calculator;
  scope.addSchema({ ...inputSchema, $id: inputSchema.title });
  scope.addSchema({ ...resultSchema, $id: resultSchema.title });
  scope.post(
    pathOf(calculator),
    {
      // The schemas are for the documentation, and compiling them would take half of the start: the engine checks the body with
      // functions that were compiled when it was built, and writes its answer itself.
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      config: { ...openToSites, problems: problemsOf(isRateLimited) },
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
      sendAnswer(request, reply, answerTo(calculator, request.body, dayInLuxembourg(new Date()))),
  );
}

function problemsOf(isRateLimited: boolean): ProblemMeanings {
  return {
    400: 'The body is not valid JSON, or a field is refused. `errors` lists the refused fields.',
    413: bodyTooLarge(bodyLimitInBytes),
    415: 'The body is not JSON.',
    ...(isRateLimited && {
      429: 'Too many calculations from one address. Retry-After states how long to wait.',
    }),
    500: failureOfOurs,
  };
}
