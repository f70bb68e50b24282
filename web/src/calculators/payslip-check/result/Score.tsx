import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { scoreOf, shownLines } from '../score.ts';
import { ScoreBar, ScorePiece } from '../ScoreBar.tsx';
import { useLineWords } from '../words.ts';
import type { PayslipCheckRecord } from './record.ts';
import classes from './PayslipCheck.module.css';

/** How many lines match, which differ, and whether the net only follows. */
export function Score({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result' });
  const { nameOf } = useLineWords();
  const { given, equal } = scoreOf(result);
  const lines = shownLines(result).filter(({ verdict }) => verdict !== 'notGiven');
  const differing = lines.filter(({ verdict }) => verdict === 'differs');
  return (
    <div className={classes.scored}>
      {/* The headline of a right payslip says it. */}
      {differing.length > 0 && <p>{t('matching', { equal, count: given.length })}</p>}
      <ScoreBar lines={lines} />
      {differing.length > 0 && (
        <ul className={classes.key}>
          <li>
            <ScorePiece verdict="differs" />
            {t('scoreDiffers', { lines: differing.map(({ id }) => nameOf(id)).join(', ') })}
          </li>
          {lines.some(({ verdict }) => verdict === 'follows') && (
            <li>
              <ScorePiece verdict="follows" />
              {t('scoreFollows', { line: nameOf('netSalary') })}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
