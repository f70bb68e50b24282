import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const manifests = ['.', 'engine', 'api', 'web', 'e2e'].map((folder) => readManifest(folder));

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');

  test('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test))(?: -w (\w+))?/g)];
    for (const [command, script = '', shortcut, workspace] of commands) {
      const name = workspace ? `@suen/${workspace}` : 'suen';
      const manifest = manifests.find((each) => each.name === name);
      expect(Object.keys(manifest?.scripts ?? {}), command).toContain(shortcut ?? script);
    }
    expect(commands.every(([command]) => command.startsWith('npm'))).toBe(true);
  });

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, to = '']) => to);
    for (const to of links) {
      expect(existsSync(path.join(root, path.dirname(page), to)), to).toBe(true);
    }
    expect(links.every((to) => to.length > 0)).toBe(true);
  });

  test('names only folders and files of the repository that exist', () => {
    const named = [...text.matchAll(/`((?:engine|api|web|e2e|scripts|docs)\/[\w./-]+)`/g)];
    for (const [, to = ''] of named) expect(existsSync(path.join(root, to)), to).toBe(true);
    expect(named.every(([, to = '']) => !to.includes('..'))).toBe(true);
  });
});

test('the README documents every command of the repository', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  for (const script of Object.keys(readManifest('.').scripts ?? {})) {
    expect(readme).toMatch(new RegExp(`npm (run )?${script}\\b`));
  }
});
