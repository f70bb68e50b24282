import { sources, type SourcesOfFigure } from 'virtual:law-sources';
import { LawLink } from '../../shared/explanation/LawLink.tsx';
import { useLawNames, type LawId } from '../../shared/law-names/law-names.ts';
import { useMonthName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './sources.module.css';

type Version = SourcesOfFigure['versions'][number];

/** What set a figure: two versions of the same article are one. */
const keyOf = ({ article, page }: Version) => `${article?.text} ${article?.url} ${page?.url}`;

/** The sources of one figure, the newest first, each with the month from which the calculators use it. */
export function FigureSources({
  id,
  isStatistic,
}: {
  readonly id: LawId;
  readonly isStatistic: boolean;
}) {
  const { t } = useTranslation('sources');
  const lawName = useLawNames();
  const monthName = useMonthName();
  const versions = sources.find((each) => each.id === id)?.versions ?? [];
  const distinct = versions.filter((version, index) => {
    const previous = versions[index - 1];
    return previous === undefined || keyOf(previous) !== keyOf(version);
  });
  const timeOf = ({ from, isNone, isEnded }: Version, next: Version | undefined) => {
    if (isNone) return t('none');
    // The first version may be older than what we calculate.
    if (from === distinct[0]?.from && next) return t('before', { month: monthName(next.from) });
    return t(isEnded ? 'ended' : 'since', { month: monthName(from) });
  };
  const wordsFor = (version: Version) => {
    if (version.article !== undefined) return t('readAt');
    return t(isStatistic ? 'published' : 'chosen');
  };
  return (
    <li className={classes.figure}>
      <h3 className={classes.name}>{lawName(id)}</h3>
      <ul className={classes.versions}>
        {distinct.toReversed().map((version, place, newestFirst) => (
          <li key={version.from}>
            {distinct.length > 1 && <>{timeOf(version, newestFirst[place - 1])} </>}
            {version.article && <LawLink source={version.article} />}
            {version.page && (
              <span className={classes.page}>
                {wordsFor(version)} <LawLink source={version.page} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
