import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { calculators, calculatorSections } from '../../calculators/calculators.ts';
import { iconOf } from '../../shared/icon-of.ts';
import { useHydrated } from '../../shared/loading/hydrated.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import type { SectionId } from '../../shared/section/section.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { Destination } from '../routes.ts';
import classes from './SectionLinks.module.css';

const IconChevronDown = iconOf('chevron-down');

/** How far a key moves in a list of links. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The links of an open menu behind their section, which is the first. */
const stopsOf = (item: HTMLElement) => [...item.querySelectorAll<HTMLElement>('a')];

/**
 * Where the screen is wide enough: the sections, the present calculator's one marked. Each opens a menu of its calculators and
 * the questions that they answer. Without scripts a section leads to its place in the index.
 */
export function SectionLinks({ destination }: { readonly destination: Destination }) {
  const { t } = useTranslation('frame');
  const isHydrated = useHydrated();
  const [openId, setOpenId] = useState<SectionId>();
  const navRef = useRef<HTMLElement>(null);
  const current = calculators.find(({ path }) => path === destination.route.path)?.section;

  useEffect(() => {
    if (openId === undefined) return undefined;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && navRef.current?.contains(target) !== true) setOpenId(undefined);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [openId]);

  const press = (event: KeyboardEvent<HTMLElement>, id: SectionId) => {
    const item = event.currentTarget;
    const stops = stopsOf(item);
    const isOnSection = document.activeElement === stops[0];
    if (event.key === 'Escape' && openId === id) {
      setOpenId(undefined);
      stops[0]?.focus();
      return;
    }
    if (event.key === ' ' && isOnSection) {
      event.preventDefault();
      setOpenId(openId === id ? undefined : id);
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (openId !== id) {
      setOpenId(id);
      // The links are there with the next drawing.
      requestAnimationFrame(() => stopsOf(item).at(step)?.focus());
      return;
    }
    const place = stops.findIndex((stop) => stop === document.activeElement);
    stops[(place + step + stops.length) % stops.length]?.focus();
  };
  const toggle = (event: MouseEvent<HTMLElement>, id: SectionId) => {
    // A press that asks for another tab finds the index there.
    if (!isHydrated || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenId(openId === id ? undefined : id);
  };

  return (
    <nav className={classes.sections} ref={navRef} aria-label={t('sections.label')}>
      <ul className={classes.list}>
        {calculatorSections.map(({ id, calculators: sectionCalculators }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its links pass on
          <li key={id} className={classes.item} onKeyDown={(event) => press(event, id)}>
            <PageLink
              className={classes.link}
              to={`/calculators#${id}`}
              aria-current={id === current ? 'true' : undefined}
              {...(isHydrated && { role: 'button', 'aria-expanded': openId === id })}
              onClick={(event) => toggle(event, id)}
            >
              {t(`sections.${id}`)}
              <IconChevronDown aria-hidden="true" className={classes.chevron} size={16} />
            </PageLink>
            {openId === id && (
              <Questions calculators={sectionCalculators} onChoice={() => setOpenId(undefined)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface QuestionsProps {
  readonly calculators: typeof calculators;
  readonly onChoice: () => void;
}

/** The calculators of a section, each below the question that it answers. */
function Questions({ calculators: sectionCalculators, onChoice }: QuestionsProps) {
  const { t: card } = useTranslation('cards');
  return (
    <ul className={classes.menu}>
      {sectionCalculators.map(({ id, path }) => (
        <li key={id}>
          <PageLink className={classes.choice} to={path} onClick={onChoice}>
            {card(`${id}.question`)} <span className={classes.name}>{card(`${id}.name`)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
