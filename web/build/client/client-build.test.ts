import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { checkGroups } from './assets.ts';
import { groupNames, shared } from './client-build.ts';

/** A file that some pages, results and parts import. */
function groupOf(...starts: readonly string[]) {
  const graph = {
    getModuleInfo: (id: string) =>
      ({
        isEntry: id.endsWith('client.tsx'),
        importers: id === 'file' ? ['between'] : id === 'between' ? starts : [],
        dynamicImporters: starts.includes(id) ? ['routes.ts'] : [],
      }) as never,
  };
  return shared.name('file', graph);
}

const calculators = Array.from({ length: 12 }, (_, index) => `/src/calculators/number-${index}`);
const forms = calculators.map((folder) => `${folder}/page.tsx`);
const results = calculators.map((folder) => `${folder}/result/ResultView.tsx`);
test('what most forms need comes together, by itself where pages of text or other pages with fields share it', () => {
  expect(groupOf(...forms)).toBe('parts-of-forms');
  expect(groupOf(...forms.slice(5), ...results)).toBe('parts-of-forms');
  const home = '/src/pages/home/page.tsx';
  expect(groupOf(...forms, home)).toBe('parts-of-fields');
  expect(groupOf(...forms, '/src/pages/contact/page.tsx')).toBe('parts-of-fields');
  expect(groupOf(...forms, home, '/src/pages/faq/page.tsx')).toBe('parts-of-pages');
});

test('what most results need and no page comes together', () => {
  expect(groupOf(...results)).toBe('parts-of-results');
  expect(groupOf(...results, '/src/app/frame/Drawer.tsx')).toBeNull();
});

test('what few forms need, or the first script, is in no group', () => {
  expect(groupOf(...forms.slice(6))).toBeNull();
  expect(groupOf(...forms.slice(6), '/src/pages/accuracy/page.tsx')).toBeNull();
  expect(groupOf(...forms, '/src/app/client.tsx')).toBeNull();
});

test('the build fails when nothing is in a group', () => {
  const manifest: Manifest = Object.fromEntries(
    groupNames.map((name) => [`_${name}.js`, { file: `assets/${name}.js`, name }]),
  );
  expect(() => checkGroups(manifest)).not.toThrow();
  expect(() => checkGroups({ ...manifest, '_parts-of-forms.js': { file: 'a.js' } })).toThrow(
    'Nothing is in parts-of-forms (client-build.ts).',
  );
});
