import type { ProofLine } from 'virtual:accuracy';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './accuracy.module.css';
import { useKindNames } from './kind-names.ts';

/** How many published rows and examples match, by year and by the calculators that they speak for. */
export function Lines({ lines }: { readonly lines: readonly ProofLine[] }) {
  const { t } = useTranslation('accuracy');
  const kindName = useKindNames();
  const found = new Set(lines.flatMap(({ years }) => years.map(({ year }) => year)));
  const years = [...found].toSorted((a, b) => (b ?? 0) - (a ?? 0));
  const yearName = (year: number | null) => year ?? t('lines.any');
  return (
    <table className={classes.lines} aria-label={t('lines.title')}>
      <thead>
        <tr>
          <th scope="col">{t('lines.calculators')}</th>
          {years.map((year) => (
            <th scope="col" key={year} className={classes.count}>
              {yearName(year)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ calculators, years: ofLine }) => (
          <tr key={calculators.join()}>
            <th scope="row">{calculators.map(kindName).join(', ')}</th>
            {years.map((year) => {
              const count = ofLine.find((each) => each.year === year);
              return (
                <td key={year} className={classes.count}>
                  {count && (
                    <>
                      <span className={classes.beside}>{yearName(year)}: </span>
                      {t('count', { reproduced: count.reproduced, rows: count.rows })}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
