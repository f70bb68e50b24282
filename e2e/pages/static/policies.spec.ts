import type { Page } from '@playwright/test';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import { addressOf, contactPath, homePath, salaryPath } from '../../support/site/addresses.ts';

// Every journey checks that no policy is violated, because the browser would log a message.

/** The rules of a page's policy by their names. */
async function policyOf(page: Page, path: string): Promise<ReadonlyMap<string, string>> {
  const answer = await page.request.get(path);
  const policy = answer.headers()['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test.describe('@desktop', () => {
  for (const path of [homePath, salaryPath, contactPath]) {
    test(`${path} has no inline style but those that stand in it`, async ({ page }) => {
      const policy = await policyOf(page, addressOf(path, 'en'));
      expect(policy.get('style-src')).toMatch(/^'self'(?: 'sha256-[\w+/=]+')$/);
      expect(policy.get('style-src-attr')).toMatch(
        /^(?:'none'|'unsafe-hashes'(?: 'sha256-[^']+')+)$/,
      );
      expect([...policy.values()].join(' ')).not.toContain('unsafe-inline');
    });
  }

  test('the browser applies the styles of the page and refuses others', async ({ page, watch }) => {
    watch.expectMessage(/Content Security Policy|TrustedHTML/);
    await openPage(page, homePath);
    const refused = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const directives: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            directives.push(effectiveDirective);
            if (directives.length === 3) resolve(directives);
          });
          const style = document.createElement('style');
          style.textContent = 'body { display: none }';
          document.head.append(style);
          document.body.setAttribute('style', 'display: none');
          try {
            document.body.innerHTML = '<p>written</p>';
          } catch {
            // Trusted Types also refuse it with an error.
          }
        }),
    );
    expect((await refused).toSorted()).toEqual([
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('no code comes from another site, not even as a worker', async ({ page, watch }) => {
    watch.expectMessage(/Content Security Policy|TrustedScriptURL/);
    await openPage(page, homePath);
    const refused = await page.evaluate(() => {
      try {
        return new Worker('https://stranger.example/worker.js') instanceof Worker;
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TrustedScriptURL');
  });

  test('a page is alone in its process: nothing of others can be embedded', async ({ page }) => {
    await openPage(page, salaryPath);
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  });

  test('says to researchers where to write', async ({ request }) => {
    const answer = await request.get('/.well-known/security.txt');
    expect(answer.status()).toBe(200);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(await answer.text()) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 366 * 24 * 60 * 60_000);
    expect(await answer.text()).toMatch(/^Contact: http/m);
  });

  test('the description of the API is shown under its own policy', async ({ page }) => {
    await page.goto('/api/docs');
    // The page first draws the whole description, with an example of every answer: two megabytes.
    await expect(page.getByText('One address per calculator.')).toBeVisible({ timeout: 20_000 });
  });
});
