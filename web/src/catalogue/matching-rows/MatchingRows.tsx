import { matches, type MatchesOfYear } from 'virtual:matches';
import { calculators } from '../../calculators/calculators.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './MatchingRows.module.css';

const years = matches.all.map(({ year }) => year);

/** How many published rows and examples match, by calculator and year, counted when the site was built. */
export function MatchingRows() {
  const { t } = useTranslation('matching-rows');
  const { t: card } = useTranslation('cards');
  const yearName = (year: number | null) => (year === null ? t('anyYear') : String(year));
  const counts = (found: readonly MatchesOfYear[]) =>
    years.map((year) => {
      const count = found.find((each) => each.year === year);
      return (
        <td key={year} className={classes.count}>
          {count && (
            <>
              <span className={classes.beside}>{t('inYear', { year: yearName(year) })} </span>
              {t('count', { reproduced: count.reproduced, rows: count.rows })}
            </>
          )}
        </td>
      );
    });
  return (
    <table className={classes.table} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('calculator')}</th>
          {years.map((year) => (
            <th scope="col" key={year} className={classes.count}>
              {yearName(year)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calculators.map(({ id }) => {
          const found = matches.calculators.find(({ calculator }) => calculator === id);
          return (
            <tr key={id}>
              <th scope="row">{card(`${id}.name`)}</th>
              {found ? (
                counts(found.years)
              ) : (
                <td colSpan={years.length} className={classes.none}>
                  {t('none')}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('all')}</th>
          {counts(matches.all)}
        </tr>
      </tfoot>
    </table>
  );
}
