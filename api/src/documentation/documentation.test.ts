import { calculators } from '@suen/engine';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { calculatorPath, calculatorPaths } from '../calculators.ts';
import { lawPath } from '../law.ts';

const app = await buildApp();

interface Media {
  readonly schema: { readonly $ref: string };
  readonly examples?: Record<string, { value?: object; externalValue?: string; summary: string }>;
}

interface Answer {
  readonly description: string;
  readonly content: Record<string, Media>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<
      string,
      { requestBody: { content: Record<string, Media> }; responses: Record<string, Answer> }
    >
  >;
  readonly components: { readonly schemas: Record<string, { readonly properties: object }> };
}

const answer = await app.inject('/api/v1/openapi.json');
const document = answer.json<Document>();

/** The fields of a schema, at any depth, of which nothing is said, neither there nor where a reference leads. */
function* fieldsWithoutDescription(schema: unknown, path: string): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [field, described] of Object.entries<object>(value)) {
        if (!('description' in (resolved(described) as object))) yield `${path}.${field}`;
      }
    }
    yield* fieldsWithoutDescription(value, `${path}.${key}`);
  }
}

/** A schema with those that it refers to in their place. What stands beside a reference wins. */
function resolved(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => resolved(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...ownFields } = schema as { readonly $ref?: string };
  const own = Object.entries(ownFields).map(([key, value]) => [key, resolved(value)] as const);
  if ($ref === undefined) return Object.fromEntries(own);
  const title = $ref.replace('#/components/schemas/', '');
  const there = resolved(document.components.schemas[title]) as object;
  return { title, ...there, ...Object.fromEntries(own) };
}

/** For `JSON.parse`: an answer is shown with three rows of its lists. */
function firstRows(_: string, value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, 3) : value;
}

describe('the OpenAPI document', () => {
  test('is of version 3.1 and names the calculators and the law only', () => {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([...calculatorPaths, lawPath]);
  });

  test('gives each field as the room’s schema does', () => {
    for (const { inputSchema, resultSchema } of calculators) {
      for (const schema of [inputSchema, resultSchema]) {
        expect(resolved(document.components.schemas[schema.title])).toMatchObject(
          JSON.parse(JSON.stringify(schema)),
        );
      }
    }
  });

  test('is short: what several answers have is described once', () => {
    expect(answer.rawPayload.length).toBeLessThan(276_000);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Step', 'Operand', 'Source', 'Payslip', 'SalaryBreakdown']),
    );
  });

  test('describes every field', () => {
    expect([...fieldsWithoutDescription(document.components.schemas, 'schemas')]).toEqual([]);
  });

  test('is compressed, and not sent again to who has it', async () => {
    const url = '/api/v1/openapi.json';
    for (const encoding of ['br', 'gzip']) {
      const compressed = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(compressed.headers['content-encoding']).toBe(encoding);
      expect(compressed.rawPayload.length).toBeLessThan(50_000);
    }
    const etag = String(answer.headers['etag']);
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('refers to nothing that it does not contain', () => {
    const references = [...answer.body.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to);
    expect(references.length).toBeGreaterThan(0);
    const known = Object.keys(document.components.schemas).map((n) => `#/components/schemas/${n}`);
    expect(known).toEqual(expect.arrayContaining(references));
  });

  test.each(calculators.map(({ id }) => id))(
    'shows questions of %s with the answers that they get',
    async (id) => {
      const url = calculatorPath(id);
      const post = document.paths[url]?.['post'];
      const asked = post?.requestBody.content['application/json']?.examples ?? {};
      const answered = post?.responses['200']?.content['application/json']?.examples ?? {};
      expect(Object.keys(asked).length).toBeGreaterThan(1);
      expect(Object.keys(answered)).toEqual(['in-brief', ...Object.keys(asked)]);
      for (const [name, { value }] of Object.entries(asked)) {
        const real = await app.inject({ method: 'POST', url, payload: value ?? {} });
        const there = await app.inject({ url: answered[name]?.externalValue ?? '/' });
        expect(there.json(), name).toEqual(real.json());
      }
      const payload = { ...Object.values(asked)[0]?.value, explain: false };
      const brief = await app.inject({ method: 'POST', url, payload });
      expect(answered['in-brief']?.value).toEqual(JSON.parse(brief.body, firstRows));
    },
  );

  test('describes the refusals', () => {
    for (const url of calculatorPaths) {
      const responses = document.paths[url]?.['post']?.responses ?? {};
      expect(Object.keys(responses)).toEqual(['200', '400', '413', '415', '429', '500']);
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(description).not.toBe('Default Response');
        const problem = { 'application/problem+json': { schema: expect.anything() } };
        if (status !== '200') expect(content).toEqual(problem);
      }
    }
  });
});

test('the law is described field by field', () => {
  const { responses } = document.paths[lawPath]?.['get'] ?? {};
  expect(Object.keys(responses ?? {})).toEqual(['200', '304', '405']);
  expect(responses?.['200']?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/Law',
  });
  expect(Object.keys(document.components.schemas['Law']?.properties ?? {})).toEqual(['parameters']);
});

describe('the page to read it', () => {
  test('asks nobody else for anything', async () => {
    for (const path of ['/api/docs', '/api/docs/']) {
      const page = await app.inject(path);
      expect(page.statusCode, path).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(policy).not.toContain('http');

      const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to = '']) => to);
      expect(links.length).toBeGreaterThan(4);
      for (const link of links) {
        const { pathname } = new URL(link, `http://localhost${path}`);
        expect((await app.inject(pathname)).statusCode, pathname).toBe(200);
      }
    }
  });

  test('reads the same document', async () => {
    expect((await app.inject('/api/docs/json')).json()).toEqual(document);
  });
});
