import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { partLoader } from './part-loader.ts';

/** A page with one part that is loaded later. */
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (['page', 'part'].includes(id) ? `\0${id}` : undefined),
  load: (id) =>
    ({
      '\0page': "addEventListener('click', () => import('part'));",
      '\0part': "document.title = 'part';",
    })[id],
};

async function built(...plugins: readonly Plugin[]): Promise<string> {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [page, ...plugins],
      build: { write: false, minify: false, rolldownOptions: { input: 'page' } },
    }),
  ].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

test('parts are loaded by our loader in the place of that of Vite', async () => {
  const code = await built(partLoader());
  expect(code).toContain('function loadPart(');
  expect(code).toMatch(/loadPart\(\(\) => import\("/);
  expect(code).not.toContain('vite:preloadError');
  expect(await built()).toContain('vite:preloadError');
});

test('the build fails when there is no loader to be replaced', async () => {
  await expect(built(partLoader('\0vite/another-name.js'))).rejects.toThrow(
    /"\\u0000vite\/another-name\.js" any more.*load-part\.js was not put in its place/,
  );
});

test('the build fails when our loader has not the name by which it is called', async () => {
  const renamed: Plugin = {
    name: 'renamed',
    enforce: 'post',
    transform: (code) => code.replaceAll('__vitePreload', '__vitePart'),
  };
  await expect(built(partLoader(), renamed)).rejects.toThrow('"__vitePreload" is not exported');
});
