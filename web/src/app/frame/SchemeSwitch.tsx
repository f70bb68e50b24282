import { iconOf } from '../../shared/icon-of.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { useColourScheme } from '../colour-scheme.ts';
import { DropDown } from './DropDown.tsx';
import dropDown from './DropDown.module.css';
import classes from './SchemeSwitch.module.css';

const IconCheck = iconOf('check');
const IconDeviceDesktop = iconOf('device-desktop');
const IconMoon = iconOf('moon');
const IconSun = iconOf('sun');

const choices = [
  { scheme: 'auto', Icon: IconDeviceDesktop },
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
] as const;

/** The choice between light, dark and automatic colours. */
export function SchemeSwitch() {
  const { t } = useTranslation('frame');
  const [chosen, choose] = useColourScheme();
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
              aria-pressed={chosen === scheme}
              onClick={() => choose(scheme)}
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
