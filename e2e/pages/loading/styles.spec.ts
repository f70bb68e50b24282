import { expect, freshTest as test } from '../../support/browser/test.ts';
import { addressOf, salaryPath } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';

test('a page has its styles inside and fetches none of them again, not even for its result @desktop', async ({
  page,
}) => {
  const html = await (await page.request.get(addressOf(salaryPath, 'en'))).text();
  const inside: readonly string[] = html.match(/\/assets\/[\w.-]+\.css/g) ?? [];
  expect(inside.length).toBeGreaterThan(0);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  await page.waitForLoadState('networkidle');
  // The result brings styles of its own.
  expect(fetched.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
  expect(fetched.filter((path) => inside.includes(path))).toEqual([]);
});
