import { describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { lawPath } from './law.ts';

interface Law {
  readonly parameters: readonly {
    readonly id: string;
    readonly kind: string;
    readonly unit: string;
    readonly units: unknown;
    readonly confirmedThrough: number;
    readonly versions: readonly {
      readonly from: string;
      readonly value: unknown;
    }[];
  }[];
}

const app = await buildApp({ requestsPerMinute: 0 });
const answer = await app.inject(lawPath);
const { parameters } = answer.json<Law>();
const parameter = (id: string) => parameters.find((each) => each.id === id);

describe('the law', () => {
  test('is at the address that the pages name', () => {
    expect(lawPath).toBe('/api/v1/law');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('is of three kinds, each in the order of its names', () => {
    const kinds = ['law', 'assumption', 'statistic'];
    const order = parameters.map(({ kind, id }) => `${kinds.indexOf(kind)} ${id}`);
    expect(order).toEqual(order.toSorted());
    expect(new Set(parameters.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(parameters.length).toBeGreaterThanOrEqual(54);
  });

  // Code de la sécurité sociale, art. 238: 8 % until 2025, 8.5 % from 2026; both shares for the self-employed.
  test('gives the pension contribution before and after the reform, with its sources', () => {
    expect(parameter('pensionRates')).toMatchObject({
      kind: 'law',
      unit: 'rate',
      units: { employee: 'percent', selfEmployed: 'percent' },
      confirmedThrough: expect.any(Number),
      versions: [
        { from: '2024-01-01', value: { employee: 8, selfEmployed: 16 } },
        {
          from: '2026-01-01',
          value: { employee: 8.5, selfEmployed: 17 },
          // Read in the official journal: A 606 of 19 December 2025, art. 4.
          source: {
            kind: 'enacted',
            url: 'https://legilux.public.lu/eli/etat/leg/loi/2025/12/19/a606/jo',
            readOn: '2026-11-24',
          },
          setBy: {
            act: 'Loi du 19 décembre 2025 (Mémorial A 606)',
            article: 'art. 4 (Code de la sécurité sociale, art. 238, al. 5)',
            url: 'https://legilux.public.lu/eli/etat/leg/loi/2025/12/19/a606/jo',
          },
        },
      ],
    });
  });

  // L.I.R. art. 111bis: 3 200 a year until 2025, 4 500 from 2026.
  test('gives the ceiling of the third pillar before and after', () => {
    const versions = parameter('oldAgeProvisionMaximum')?.versions ?? [];
    expect(versions.map(({ from, value }) => [from, value])).toEqual([
      ['2024-01-01', 3200],
      ['2026-01-01', 4500],
    ]);
  });

  // CI-CO2 by year: 168, 192, 216.
  test('gives the CO2 credit of each year', () => {
    expect(parameter('energyCredit')?.versions).toMatchObject([
      { from: '2024-01-01', value: { full: 168, taperFrom: 40_000, taperRate: 0.42 } },
      { from: '2025-01-01', value: { full: 192, taperRate: 0.48 } },
      { from: '2026-01-01', value: { full: 216, taperRate: 0.54 } },
    ]);
  });

  test('says of what we chose that it is ours', () => {
    expect(parameter('electricityPrice')).toMatchObject({
      kind: 'assumption',
      units: 'EUR a kWh',
      versions: [{ value: 0.22, source: { text: 'RTL', kind: 'ours', note: 'avoidablePrice' } }],
    });
    expect(parameter('averageGrossSalary')).toMatchObject({
      kind: 'statistic',
      versions: [{ from: '2024-01-01', value: 6914.08, source: { text: 'Eurostat' } }],
    });
  });
});

describe('its answer', () => {
  const etag = String(answer.headers['etag']);

  test('may be kept for an hour, and is not sent again to who has it', async () => {
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await app.inject({ url: lawPath, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers['etag']], known).toEqual([304, '', etag]);
    }
    const stale = await app.inject({ url: lawPath, headers: { 'if-none-match': '"other"' } });
    expect([stale.statusCode, stale.body]).toEqual([200, answer.body]);
  });

  test('is the same each time, in any spelling of the address', async () => {
    for (const url of [lawPath, '/API/V1/Law', `${lawPath}/`]) {
      const again = await app.inject(url);
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([
        200,
        answer.body,
        etag,
      ]);
    }
  });

  test('has a head alone, and no other method', async () => {
    const head = await app.inject({ method: 'HEAD', url: lawPath });
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const refused = await app.inject({
        method,
        url: lawPath,
        payload: method === 'POST' ? '{' : '',
      });
      expect(refused.statusCode, method).toBe(405);
      expect(refused.headers['allow']).toBe('GET, HEAD, OPTIONS');
      expect(refused.headers['cache-control']).toBe('no-store');
    }
  });
});
