import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');

function contentsOf(fileName: RegExp): Readonly<Record<string, string>> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => fileName.test(file))
      .map((file) => [file, readFileSync(path.join(source, file), 'utf8')]),
  );
}

const styles = contentsOf(/\.module\.css$/);
const scripts = contentsOf(/(?<!\.test|\.d)\.tsx?$/);

const withoutComments = (style: string) => style.replaceAll(/\/\*[\s\S]*?\*\//g, '');
/** The names that importers see, without those inside `:global(...)`. */
const namesIn = (style: string) =>
  new Set(
    [
      ...withoutComments(style)
        .replaceAll(/:global\([^)]*\)/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, name = '']) => name),
  );

/** The names that a script uses from a style sheet. All of them if it uses a computed name. */
function namesTaken(script: string, variable: string): string[] | 'any' {
  if (script.includes(`${variable}[`)) return 'any';
  return [...script.matchAll(new RegExp(`(?<![\\w.'])${variable}\\.(\\w+)`, 'g'))].map(
    ([, name = '']) => name,
  );
}

const importsOfStyle = /import (\w+) from '([^']+\.module\.css)'/g;
const uses = Object.entries(scripts).flatMap(([importer, script]) =>
  [...script.matchAll(importsOfStyle)].map(([, variable = '', specifier = '']) => ({
    importer,
    style: path.join(path.dirname(importer), specifier),
    names: namesTaken(script, variable),
  })),
);

test('the styles of the site and their importers are found', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  expect(uses.every(({ style }) => styles[style] !== undefined)).toBe(true);
});

describe.each(Object.entries(styles))('%s', (file, style) => {
  const defined = namesIn(style);
  const usesOfStyle = uses.filter((use) => use.style === file);

  test('has every class that is taken from it', () => {
    const missing = usesOfStyle.flatMap(({ importer, names }) =>
      names === 'any'
        ? []
        : names.filter((name) => !defined.has(name)).map((name) => [importer, name]),
    );
    expect(missing).toEqual([]);
  });

  test('has no class that nobody takes', () => {
    if (usesOfStyle.some(({ names }) => names === 'any')) return;
    const taken = new Set<string>(usesOfStyle.flatMap(({ names }) => names));
    expect([...defined].filter((name) => !taken.has(name))).toEqual([]);
  });
});
