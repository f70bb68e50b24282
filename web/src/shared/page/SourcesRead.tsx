import { PageLink } from '../PageLink.tsx';
import { ReportError } from '../ReportError.tsx';
import { useDayName } from '../translation/day-names.ts';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './HowCalculated.module.css';

/** When we last read the sources of a calculator, where to read more, and where to tell us of an error. */
export function SourcesRead({ day }: { readonly day: string | undefined }) {
  const { t } = useTranslation('shared');
  const dayName = useDayName();
  return (
    <p className={`${classes.note} ${classes.read}`}>
      {day !== undefined && `${t('sourcesRead', { day: dayName(day) })} `}
      <PageLink to="/sources">{t('allSources')}</PageLink> ·{' '}
      <PageLink to="/accuracy">{t('disclaimer.accuracy')}</PageLink> · <ReportError />
    </p>
  );
}
