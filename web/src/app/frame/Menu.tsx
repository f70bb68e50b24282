import { useRef, useState } from 'react';
import { iconOf } from '../../shared/icon-of.ts';
import { lazyPart, useLazyPart } from '../../shared/loading/lazy-part.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { Destination } from '../routes.ts';
import classes from './Menu.module.css';

const IconMenu2 = iconOf('menu-2');

const drawer = lazyPart(async () => (await import('./Drawer.tsx')).Drawer);

/** The menu button. Its drawer is loaded on hover or focus of the button. */
export function Menu({ destination }: { readonly destination: Destination }) {
  const { t } = useTranslation('frame');
  const [Drawer, loadDrawer] = useLazyPart(drawer);
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const load = () => {
    // Offline the menu stays closed, and the next press tries again.
    loadDrawer().catch(() => setIsOpen(false));
  };
  const open = () => {
    load();
    setIsOpen(true);
    // A closing dialog returns the focus to the focused element, but not every browser focuses a
    // pressed button.
    buttonRef.current?.focus();
  };

  return (
    <>
      <button
        type="button"
        className={classes.button}
        ref={buttonRef}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      >
        <IconMenu2 aria-hidden="true" size={22} stroke={1.75} />
        <span className={classes.word}>{t('menu.title')}</span>
      </button>
      {Drawer !== undefined && (
        <Drawer destination={destination} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
