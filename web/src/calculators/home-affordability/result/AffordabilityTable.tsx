import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import type { Step } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { affordabilityLines } from './affordability-lines.ts';
import classes from './AffordabilityTable.module.css';

/** Price, repayment and loan, easy and possible. Each row opens to explain both values. */
export function AffordabilityTable({ result }: { readonly result: HomeAffordabilityResult }) {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.table' });
  return (
    <section className={classes.table}>
      <h2>{t('heading')}</h2>
      <FigureTable
        title={t('title')}
        heads={[t('figure'), t('easy'), t('possible')]}
        figures={affordabilityLines.map((line) => {
          const { steps, answers } = stepsOf(line, result.explanation);
          const values = [
            <Amount key="easy" value={result[`${line}Easy`]} hasCents={false} />,
            <Amount key="possible" value={result[`${line}Possible`]} hasCents={false} />,
          ];
          return { id: line, name: t(line), values, steps, answers };
        })}
      />
    </section>
  );
}

/**
 * The steps of a line: the shared ones once, then those of the easy value, then those of the
 * possible value.
 */
function stepsOf(
  line: (typeof affordabilityLines)[number],
  explanation: HomeAffordabilityResult['explanation'],
): { readonly steps: readonly Step[]; readonly answers: readonly Step[] } {
  const easy = stepsOfLine(explanation?.easy, line);
  const known = new Set(easy.map(({ id }) => id));
  const possible = stepsOfLine(explanation?.possible, line);
  return {
    steps: [...easy, ...possible.filter(({ id }) => !known.has(id))],
    answers: [...easy.slice(-1), ...possible.slice(-1)],
  };
}
