import { createTheme, virtualColor, type CSSVariablesResolver } from '@mantine/core';

/**
 * Mantine in the site's colours. Its primary colour is a dark teal with white words on light pages and a light teal
 * with ink words on dark ones.
 */
export const theme = createTheme({
  fontFamily: 'var(--suen-family)',
  headings: { fontFamily: 'var(--suen-family-title)', fontWeight: '600' },
  black: '#222831',
  white: '#ffffff',
  primaryColor: 'primary',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  colors: {
    primary: virtualColor({ name: 'primary', light: 'teal', dark: 'teal' }),
    teal: [
      '#f0f7f7',
      '#e0eeee',
      '#bcdadb',
      '#8fc7ca',
      '#76abae',
      '#5a9598',
      '#45848a',
      '#37757a',
      '#2b6a6e',
      '#225558',
    ],
  },
  components: {
    // Mantine chooses the tick's colour for the light scheme only.
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': 'var(--suen-on-accent)' } }) },
    Radio: { vars: () => ({ root: { '--radio-icon-color': 'var(--suen-on-accent)' } }) },
  },
});

/** Mantine's own colours, said once more in the site's tokens, so that both schemes are set in one place. */
export const cssVariables: CSSVariablesResolver = () => {
  const colours = {
    '--mantine-color-text': 'var(--suen-text)',
    '--mantine-color-body': 'var(--suen-ground)',
    '--mantine-color-bright': 'var(--suen-text)',
    '--mantine-color-error': 'var(--suen-error)',
    '--mantine-color-dimmed': 'var(--suen-text-quiet)',
    '--mantine-color-placeholder': 'var(--suen-text-quiet)',
    '--mantine-color-anchor': 'var(--suen-accent-text)',
    '--mantine-color-default': 'var(--suen-surface)',
    '--mantine-color-default-hover': 'var(--suen-accent-tint)',
    '--mantine-color-default-color': 'var(--suen-text)',
    '--mantine-color-default-border': 'var(--suen-control-line)',
    '--mantine-primary-color-filled': 'var(--suen-accent-fill)',
    '--mantine-primary-color-filled-hover': 'var(--suen-accent-fill-hover)',
    '--mantine-primary-color-contrast': 'var(--suen-on-accent)',
  };
  return { variables: {}, light: colours, dark: colours };
};
