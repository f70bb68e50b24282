import {
  localStorageColorSchemeManager,
  useProviderColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useHydrated } from '../../shared/hydrated.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { groundColours } from '../ground-colours.ts';
import { DropDown } from './DropDown.tsx';
import dropDown from './DropDown.module.css';
import classes from './SchemeSwitch.module.css';

const choices = [
  { scheme: 'auto', Icon: IconDeviceDesktop },
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
] as const;

/*
 * The interface library keeps the scheme and sets it on the document. Its provider would bring the theme of components
 * that the site does not use.
 */
const keptScheme = {
  manager: localStorageColorSchemeManager(),
  defaultColorScheme: 'auto',
  getRootElement: () => document.documentElement,
} as const;

/** The browser's own frame follows the scheme that the reader has chosen. */
function colourBrowser(scheme: MantineColorScheme) {
  for (const own of ['light', 'dark'] as const) {
    document
      .querySelector(`meta[name="theme-color"][media*="${own}"]`)
      ?.setAttribute('content', groundColours[scheme === 'auto' ? own : scheme]);
  }
}

/** Light, dark, or as the device has it. */
export function SchemeSwitch() {
  const { t } = useTranslation('frame');
  const { colorScheme, setColorScheme } = useProviderColorScheme({
    ...keptScheme,
    forceColorScheme: undefined,
  });
  // The choice is the browser's to know: the HTML made at build time marks none.
  const isHydrated = useHydrated();
  useEffect(() => colourBrowser(colorScheme), [colorScheme]);
  return (
    <DropDown
      summary={
        <>
          <VisuallyHidden>{t('scheme.label')}</VisuallyHidden>
          <IconSun aria-hidden="true" className={classes.light} size={20} stroke={1.75} />
          <IconMoon aria-hidden="true" className={classes.dark} size={20} stroke={1.75} />
        </>
      }
    >
      <ul className={dropDown.list}>
        {choices.map(({ scheme, Icon }) => (
          <li key={scheme}>
            <button
              type="button"
              className={dropDown.choice}
              aria-pressed={isHydrated && colorScheme === scheme}
              onClick={() => setColorScheme(scheme)}
            >
              <Icon aria-hidden="true" size={20} stroke={1.75} />
              {t(`scheme.${scheme}`)}
              <IconCheck aria-hidden="true" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </DropDown>
  );
}
