import { PageLink } from '../PageLink.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './HowCalculated.module.css';
import { useDayName } from './UpdatedOn.tsx';

/** When we last read the sources of a calculator, and where to read more. */
export function SourcesRead({ day }: { readonly day: string | undefined }) {
  const { t } = useTranslation('shared');
  const dayName = useDayName();
  return (
    <p className={classes.note}>
      {day !== undefined && `${t('sourcesRead', { day: dayName(day) })} `}
      <PageLink to="/accuracy">{t('disclaimer.accuracy')}</PageLink>
    </p>
  );
}
