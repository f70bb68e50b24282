import { createElement, useEffect, useId, type MouseEvent, type SyntheticEvent } from 'react';
import { calculatorSections } from '../../calculators/calculators.ts';
import { useModal } from '../../shared/dialog/use-modal.ts';
import { iconOf } from '../../shared/icon-of.ts';
import { lazyPart, useLazyPart } from '../../shared/loading/lazy-part.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { partWithTexts } from '../part-with-texts.ts';
import type { Destination } from '../routes.ts';
import classes from './Drawer.module.css';

const IconX = iconOf('x');

const myCalculationsIn = partWithTexts(
  lazyPart(async () => (await import('./MyCalculations.tsx')).MyCalculations),
  'kept-calculations',
);

/** What stands above the sections. */
const pages = [
  { path: '/', name: 'menu.home' },
  { path: '/calculators', name: 'allCalculators' },
] as const;

interface DrawerProps {
  readonly destination: Destination;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The navigation, sliding in from the right. A modal dialog of the browser's own: it keeps the focus inside and closes
 * on Escape.
 */
export function Drawer({ destination, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation('frame');
  const { t: card } = useTranslation('cards');
  const dialogRef = useModal(isOpen);
  const titleId = useId();
  const [kept, loadKept] = useLazyPart(myCalculationsIn(destination.language));

  useEffect(() => {
    // Without network the rest of the menu is there, and the next opening tries again.
    if (isOpen) loadKept().catch(() => {});
  }, [isOpen, loadKept]);

  // On Escape we close the dialog ourselves. The browser's close event comes later, and a press of
  // the menu in between would be lost.
  const closeOnEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // This event can come late, when the dialog is open again.
  const noteClosed = () => {
    if (dialogRef.current?.open === false) onClose();
  };

  // The content fills the drawer, so a press on the dialog itself is a press on its backdrop.
  // Choosing a link closes it, too.
  const closeOnPress = ({ target, currentTarget }: MouseEvent) => {
    const isChoice = target instanceof Element && target.closest('a') !== null;
    if (target === currentTarget || isChoice) onClose();
  };
  const currentPage = (path: string) => (path === destination.route.path ? 'page' : undefined);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, Enter chooses a link
    <dialog
      className={classes.drawer}
      ref={dialogRef}
      aria-labelledby={titleId}
      onClick={closeOnPress}
      onCancel={closeOnEscape}
      onClose={noteClosed}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId}>{t('menu.title')}</h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('menu.close')}
            onClick={onClose}
          >
            <IconX aria-hidden="true" size={22} stroke={1.75} />
          </button>
        </div>
        <section className={classes.own}>
          <h3 className={classes.section}>{t('menu.myCalculations')}</h3>
          {kept !== undefined && createElement(kept.View)}
        </section>
        <nav aria-labelledby={titleId}>
          <ul className={classes.list}>
            {pages.map(({ path, name }) => (
              <li key={path}>
                <PageLink className={classes.link} to={path} aria-current={currentPage(path)}>
                  {t(name)}
                </PageLink>
              </li>
            ))}
          </ul>
          {calculatorSections.map(({ id, calculators }) => (
            <section key={id}>
              <h3 className={classes.section}>{t(`sections.${id}`)}</h3>
              <ul className={classes.list}>
                {calculators.map((calculator) => (
                  <li key={calculator.id}>
                    <PageLink
                      className={classes.link}
                      to={calculator.path}
                      aria-current={currentPage(calculator.path)}
                    >
                      {card(`${calculator.id}.name`)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </dialog>
  );
}
