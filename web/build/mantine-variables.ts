import type { Plugin } from 'vite';

const name = 'virtual:mantine-variables.css';

/** The colour families that parts of the site may ask Mantine for. */
const keptFamilies = new Set(['dark', 'gray', 'primary', 'red', 'teal']);

const familyOf = (variable: string) => /^--mantine-color-([a-z]+)-/.exec(variable)?.[1];

/** Writes the variables that Mantine would otherwise work out in the browser, on every page, for colours never used. */
async function writeVariables(): Promise<string> {
  const { DEFAULT_THEME, deepMerge, defaultCssVariablesResolver, mergeMantineTheme } =
    await import('@mantine/core');
  const { cssVariables, theme } = await import('../src/app/theme.ts');
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const families = new Set(Object.keys(merged.colors));
  const { variables, light, dark } = deepMerge(
    defaultCssVariablesResolver(merged),
    cssVariables(merged),
  );
  const rule = (selector: string, values: Readonly<Record<string, string>>) => {
    const declarations = Object.entries(values)
      .filter(([variable]) => {
        const family = familyOf(variable) ?? '';
        return !families.has(family) || keptFamilies.has(family);
      })
      .map(([variable, value]) => `${variable}:${value};`);
    return `${selector}{${declarations.join('')}}`;
  };
  return [
    rule(':root', { ...variables, ...light }),
    rule(":root[data-mantine-color-scheme='dark']", dark),
  ].join('\n');
}

/** Offers `virtual:mantine-variables.css`: Mantine's style variables under the site's theme. */
export function mantineVariables(): Plugin {
  return {
    name: 'mantine-variables',
    resolveId: (id) => (id === name ? id : undefined),
    load: (id) => (id === name ? writeVariables() : undefined),
  };
}
