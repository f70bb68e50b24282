import { expect, test } from 'vitest';

const catalogs = import.meta.glob('../../src/**/texts/*.json', {
  query: '?compiled',
  import: 'default',
  eager: true,
});

test('what the browser loads has plurals as choices between words', () => {
  const compiled = Object.values(catalogs).map((catalog) => JSON.stringify(catalog));
  expect(compiled.filter((catalog) => catalog.includes(',"plural",'))).toEqual([]);
  expect(compiled.filter((catalog) => catalog.includes(',"select",')).length).toBeGreaterThan(2);
});
