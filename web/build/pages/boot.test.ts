// @vitest-environment node
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, test } from 'vitest';

/** The script of every page, with a function in the place of the import that only a browser makes. */
const boot = readFileSync(new URL('boot.js', import.meta.url), 'utf8').replaceAll(
  'import(',
  'load(',
);

interface Window {
  scriptsRun?: Promise<void>;
}

test('the scripts of a page run one after another, in the order of its list', async () => {
  const events: string[] = [];
  const window: Window = {};
  vm.runInNewContext(boot, {
    window,
    load: async (address: string) => {
      events.push(`${address} begins`);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      events.push(`${address} ends`);
    },
    addEventListener: (event: string, listen: () => void) => event === 'load' && listen(),
    requestAnimationFrame: (draw: () => void) => draw(),
    setTimeout: (act: () => void) => act(),
    document: {
      getElementById: () => ({
        textContent: '{"chunks":["/libraries.js","/client.js","/page.js"]}',
      }),
      createElement: () => ({}),
      head: { append: () => {} },
    },
  });
  await window.scriptsRun;
  expect(events).toEqual([
    '/libraries.js begins',
    '/libraries.js ends',
    '/client.js begins',
    '/client.js ends',
    '/page.js begins',
    '/page.js ends',
  ]);
});
