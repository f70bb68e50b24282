import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiBase, calculators, type Calculator, type Example } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { keptDocument } from '../answers/kept-document.ts';
import { nothingHere, problemResponses } from '../answers/problems.ts';
import { openToSites } from '../answers/security-headers.ts';
import { calculatorPath } from '../calculators.ts';
import { allowEverywhere, allowOnly } from '../requests/other-methods.ts';
import { answerOfExample, nameOf, requestExamples, resultExamples } from './documented-examples.ts';
import { sharedByTitle } from './shared-schemas.ts';

const documentPath = `${apiBase}/openapi.json`;
const pagePath = '/api/docs';

/**
 * The documentation's page needs style attributes and pictures from data addresses. The rest is as strict, but it
 * makes HTML of text.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Collects for the documentation every route that is added after it. */
export async function collectRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Suen',
        description:
          'Personal finance calculators for Luxembourg. Amounts are in euros. An optional field may be null or missing. Both mean the same, except for the `lifespan` of solar panels. Unknown fields are ignored. The server neither stores nor logs the fields of a calculation. Within v1, fields are added and never renamed or removed, and ids stay.',
        version: version(),
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      security: [],
      tags: [
        { name: 'calculators', description: 'One address per calculator.' },
        { name: 'contact', description: 'A message to the operators of the site.' },
        { name: 'law', description: 'The dated figures that the calculators use.' },
      ],
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) =>
        typeof $id === 'string' ? $id : `schema-${index}`,
    },
    transform: withProblems,
    transformObject: withExamples,
  });
}

/** Serves the OpenAPI document and a page to read it. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: pagePath,
    staticCSP: pagePolicy,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0 },
    theme: { title: 'Suen API' },
  });
  const send = keptDocument(() => JSON.stringify(app.swagger()));
  app.get(documentPath, { config: openToSites, schema: { hide: true } }, (request, reply) =>
    send(request, reply.header('cache-control', 'no-cache')),
  );
  addExamples(app);
  allowEverywhere(app, documentPath, ['GET', 'HEAD']);
  allowOnly(app, pagePath, ['GET', 'HEAD']);
}

/** The answers that the document names by their address. One route for all, because routes take time when the server starts. */
function addExamples(app: FastifyInstance): void {
  const answers = new Map(
    calculators.flatMap((calculator) =>
      calculator.examples.map((example) => [
        exampleAddress(calculator, example),
        keptDocument(() => JSON.stringify(answerOfExample(calculator, example))),
      ]),
    ),
  );
  app.get(
    `${examplesPath}/*`,
    { config: openToSites, schema: { hide: true } },
    (request, reply) => {
      const send = answers.get(request.url);
      if (send === undefined) throw nothingHere;
      return send(request, reply.header('cache-control', 'no-cache'));
    },
  );
  allowEverywhere(app, `${examplesPath}/*`, ['GET', 'HEAD']);
}

const examplesPath = `${apiBase}/examples`;

function exampleAddress({ id }: Calculator, example: Example): string {
  return `${examplesPath}/${id}/${nameOf(example)}`;
}

const withProblems: SwaggerTransform = ({ schema, url, route }) => {
  const { problems } = route.config ?? {};
  if (problems === undefined) return { schema, url };
  const answers = typeof schema.response === 'object' ? schema.response : {};
  return { schema: { ...schema, response: { ...answers, ...problemResponses(problems) } }, url };
};

/** Adds the examples of every calculator, and describes once what stands in several schemas. */
const withExamples: SwaggerTransformObject = (documentation) => {
  if ('swaggerObject' in documentation) return documentation.swaggerObject;
  const { openapiObject } = documentation;
  for (const calculator of calculators) {
    const operation = openapiObject.paths?.[calculatorPath(calculator.id)]?.post;
    const { requestBody } = operation ?? {};
    const answer = operation?.responses?.['200'];
    if (!requestBody || !('content' in requestBody) || !answer || !('content' in answer)) {
      throw new Error(`${calculator.id} is not documented`);
    }
    Object.assign(requestBody.content['application/json'] ?? {}, {
      examples: requestExamples(calculator),
    });
    Object.assign(answer.content?.['application/json'] ?? {}, {
      examples: resultExamples(calculator, (example) => exampleAddress(calculator, example)),
    });
  }
  const { components = {} } = openapiObject;
  Object.assign(components, { schemas: sharedByTitle({ ...components.schemas }) });
  return openapiObject;
};

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const manifest: unknown = JSON.parse(text);
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : '';
}
