import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useLineWords } from '../words.ts';
import classes from './PayslipCheck.module.css';
import { isNetExplained, scoreOf, type PayslipCheckRecord } from './record.ts';

/**
 * A part for each line of the payslip, in order: full where it is equal, hatched where it differs, empty for a net that only
 * follows. The table has the figures.
 */
export function Score({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result' });
  const { nameOf } = useLineWords();
  const score = scoreOf(result);
  const { given, differing, equal } = score;
  const isNetFollowing = differing.length > 1 && isNetExplained(score);
  const namesOf = (lines: typeof differing) => lines.map(({ id }) => nameOf(id)).join(', ');
  const isFollowing = ({ id }: (typeof differing)[number]) => isNetFollowing && id === 'netSalary';
  return (
    <div className={classes.scored}>
      {/* The headline of a right payslip says it. */}
      {differing.length > 0 && <p>{t('matching', { equal, count: given.length })}</p>}
      <div aria-hidden="true" className={classes.score}>
        {given.map((line) => (
          <i key={line.id} data-verdict={isFollowing(line) ? 'follows' : line.verdict} />
        ))}
      </div>
      {differing.length > 0 && (
        <ul className={classes.key}>
          <li>
            <i aria-hidden="true" data-verdict="differs" />
            {t('scoreDiffers', { lines: namesOf(differing.filter((line) => !isFollowing(line))) })}
          </li>
          {isNetFollowing && (
            <li>
              <i aria-hidden="true" data-verdict="follows" />
              {t('scoreFollows', { line: nameOf('netSalary') })}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
