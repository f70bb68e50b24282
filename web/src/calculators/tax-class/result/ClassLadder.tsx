import type { TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { taxClassFigures } from '@suen/engine/small-door';
import { LawLink } from '../../../shared/explanation/LawLink.tsx';
import { iconOf } from '../../../shared/icon-of.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden/VisuallyHidden.tsx';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { lawYear } from './law-year.ts';
import classes from './ClassLadder.module.css';

const IconCheck = iconOf('check');
const IconMinus = iconOf('minus');

/** The lines of the law's table, in its order, up to the one that decides. */
export function ClassLadder({ result }: { readonly result: TaxClassResult }) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result' });
  const { t: answer } = useTranslation('tax-class', { keyPrefix: 'answer' });
  const { taxClassName, taxClassInSentence } = useSalaryEntryNames();
  const { considered, source, taxYear } = result;
  const { age, yearsAfterMarriage } = taxClassFigures(lawYear(taxYear));
  const named = { age, years: yearsAfterMarriage };
  const decider = considered.find(({ applies }) => applies);
  return (
    <FoldedPart
      title={t('ladder.title')}
      inBrief={decider === undefined ? '' : t(`ladder.situation.${decider.situation}`, named)}
      className={classes.section}
    >
      <p>{t('ladder.lead')}</p>
      <ol className={classes.ladder}>
        {considered.map(({ situation, taxClass, applies }) => (
          <li key={situation} className={classes.rung} data-applies={applies}>
            {applies ? (
              <IconCheck aria-hidden="true" size={20} stroke={2} className={classes.mark} />
            ) : (
              <IconMinus aria-hidden="true" size={20} stroke={1.75} className={classes.mark} />
            )}
            <span>
              {t(`ladder.situation.${situation}`, named)}
              <VisuallyHidden>: {answer(applies ? 'true' : 'false')}.</VisuallyHidden>
            </span>
            <span className={classes.taxClass}>
              {applies
                ? taxClassName(taxClass)
                : t('ladder.ifItApplied', { taxClass: taxClassInSentence(taxClass) })}
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.source}>
        <LawLink source={source} />
      </p>
    </FoldedPart>
  );
}
