// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing else of its file
import { openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import { homePath } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { Frame } from '../../support/site/frame.ts';

/** Animations that take longer than one frame (1/60 s), also of pseudo-elements. */
function movingParts(): string[] {
  const inMs = (times: string) =>
    times.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000));
  const found = [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element, part);
      const longest = Math.max(
        ...inMs(transitionDuration),
        ...(animationName === 'none' ? [] : inMs(animationDuration)),
      );
      const moves = longest > 16 || scrollBehavior === 'smooth';
      return moves ? [`${element.outerHTML.slice(0, 80)}${part ?? ''}: ${longest} ms`] : [];
    }),
  );
  return [...new Set(found)];
}

test('whoever wants less motion sees none, and others see the drawer slide @desktop', async ({
  page,
}) => {
  await openPage(page, homePath);
  const frame = new Frame(page, 'en');
  await frame.menuButton.click();
  await expect(frame.drawer).toBeVisible();
  expect(await page.evaluate(movingParts), 'home and drawer').toEqual([]);

  const salary = await NetSalaryPage.open(page, 'en');
  await salary.moreDetails.click();
  await salary.hoursAndPay.click();
  expect(await page.evaluate(movingParts), 'form').toEqual([]);
  await salary.showResult();
  await salary.enlargeChart.click();
  await expect(salary.enlargedChart).toBeVisible();
  expect(await page.evaluate(movingParts), 'result and enlarged chart').toEqual([]);

  // The check finds motion where there is some: the drawer takes 200 ms.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, homePath);
  await frame.menuButton.click();
  await expect(frame.drawer).toBeVisible();
  const moving = await page.evaluate(movingParts);
  expect(moving.find((part) => part.startsWith('<dialog'))).toContain(': 200 ms');
});
