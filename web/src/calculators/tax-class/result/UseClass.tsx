import { IconArrowRight } from '@tabler/icons-react';
import { PageLink } from '../../../shared/PageLink.tsx';
import { addEntries } from '../../../shared/form/offered-entries.ts';
import type { TaxClass } from '../../../shared/salary/salary-entries.ts';
import { useSalaryEntryNames } from '../../../shared/salary/salary-words.ts';
import { useFormThatAsks } from '../../../shared/salary/form-that-asks.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './UseClass.module.css';

/** The way on with the class: back to the form that asked for it, else to the calculators of salaries. */
export function UseClass({ taxClass }: { readonly taxClass: TaxClass }) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.use' });
  const { taxClassName } = useSalaryEntryNames();
  const { asking, forget } = useFormThatAsks();
  const name = taxClassName(taxClass);
  const ways =
    asking === null
      ? [
          { calculator: 'net-salary', path: '/salary/calculator', words: 'netSalary' } as const,
          {
            calculator: 'joint-salary',
            path: '/joint-salary/calculator',
            words: 'jointSalary',
          } as const,
        ]
      : [{ ...asking, words: 'back' } as const];
  return (
    <nav aria-label={t('label')} className={classes.ways}>
      {ways.map(({ calculator, path, words }) => (
        <PageLink
          key={calculator}
          to={path}
          className={classes.way}
          onClick={() => {
            addEntries(calculator, asking?.entriesOf(taxClass) ?? { taxClass });
            forget();
          }}
        >
          {t(words, { taxClass: name })}
          <IconArrowRight aria-hidden="true" size={18} />
        </PageLink>
      ))}
    </nav>
  );
}
