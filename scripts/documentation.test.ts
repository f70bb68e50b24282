import { listParameters } from '@suen/engine';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { markdownPages } from './markdown-pages.test-support.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifests = ['.', 'engine', 'api', 'web', 'e2e'].map((folder) => readManifest(folder));

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

/** The names that a page uses: commands as workspace and script, links, and folders and files of the repository. */
function namedIn(page: string) {
  const text = readFileSync(path.join(root, page), 'utf8');
  const commands = text.matchAll(/npm (?:run ([\w:-]+)|(start|test))(?: -w (\w+))?/g);
  const links = text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g);
  const files = text.matchAll(/`((?:engine|api|web|e2e|package|deploy|scripts|docs)\/[\w./-]+)`/g);
  return {
    commands: [...commands].map(([, script, shortcut, workspace]) =>
      [workspace ? `@suen/${workspace}` : 'suen', shortcut ?? script].join(' '),
    ),
    links: [...links].map(([, to = '']) => path.join(path.dirname(page), to)),
    files: [...files].map(([, to = '']) => to),
  };
}

const existing = new Set(
  manifests.flatMap(({ name, scripts = {} }) =>
    Object.keys(scripts).map((script) => `${name} ${script}`),
  ),
);
const isMissing = (file: string) => !existsSync(path.join(root, file));

test.each(markdownPages)('%s names only commands, links and files that exist', (page) => {
  const { commands, links, files } = namedIn(page);
  expect(commands.filter((command) => !existing.has(command))).toEqual([]);
  expect(links.filter(isMissing)).toEqual([]);
  expect(files.filter(isMissing)).toEqual([]);
});

test('every figure of the law that a page asks for by its id is there', () => {
  const asked = markdownPages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    return [...text.matchAll(/\bsuen law (\w+)/g)].map(([, id]) => id);
  });
  expect(asked).not.toEqual([]);
  const ids = new Set<string | undefined>(listParameters().map(({ id }) => id));
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

test('what pages name is found', () => {
  const namedInReadme = namedIn('README.md');
  expect(namedInReadme.commands).toEqual(expect.arrayContaining(['suen start', 'suen fuzz']));
  expect(namedInReadme.links).toEqual(expect.arrayContaining(['LICENSE', 'docs/operations.md']));
  expect(namedInReadme.files).toEqual(expect.arrayContaining(['engine/src', 'scripts/run.mjs']));
  expect(namedIn('docs/operations.md').files).toContain('deploy/nginx.conf');
  expect(namedIn('docs/speed.md').commands).toContain('@suen/api budget');
  expect(namedIn('docs/speed.md').links).toContain('docs/decisions/0008-texts-on-lingui.md');
});

test('the README documents every command of the repository', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  for (const script of Object.keys(readManifest('.').scripts ?? {})) {
    expect(readme).toMatch(new RegExp(`npm (run )?${script}\\b`));
  }
});
