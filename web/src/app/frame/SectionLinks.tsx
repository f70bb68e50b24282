import { calculators, calculatorSections } from '../../calculators/calculators.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { Destination } from '../routes.ts';
import classes from './SectionLinks.module.css';

/** Where the screen is wide enough: the sections of the index, the present calculator's one marked. */
export function SectionLinks({ destination }: { readonly destination: Destination }) {
  const { t } = useTranslation('frame');
  const current = calculators.find(({ path }) => path === destination.route.path)?.section;
  return (
    <nav className={classes.sections} aria-label={t('sections.label')}>
      <ul className={classes.list}>
        {calculatorSections.map(({ id }) => (
          <li key={id}>
            <PageLink
              className={classes.link}
              to={`/calculators#${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
              {t(`sections.${id}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
