import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { offerEntries } from '../../../shared/form/state/offered-entries.ts';
import { iconOf } from '../../../shared/icon-of.ts';
import { useCalculatorPath } from '../../../shared/next-question/calculator-path.ts';
import { PageLink } from '../../../shared/PageLink.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useFormThatAsks } from '../../../subjects/salary/form-that-asks.ts';
import type { TaxClass } from '../../../subjects/salary/salary-entries.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { taxClassForm } from '../form.ts';
import classes from './UseClass.module.css';

const IconArrowRight = iconOf('arrow-right');

interface UseClassProps {
  readonly taxClass: TaxClass;
  readonly request: RequestOf<typeof taxClassForm>;
}

/** The ways on with the class: back to the form that asked for it, else to the calculators of salaries. */
export function UseClass({ taxClass, request }: UseClassProps) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.use' });
  const { taxClassInSentence } = useSalaryEntryNames();
  const { asking, forget } = useFormThatAsks();
  const pathOf = useCalculatorPath();
  const wayTo = <Id extends string>(calculator: Id) => ({ calculator, path: pathOf(calculator) });
  const { grossSalary, grossSalary2, salaryPeriod } = request;
  const written = (name: 'grossSalary' | 'grossSalary2') => {
    const amount = request[name];
    return amount === null ? {} : { [name]: String(amount) };
  };
  const period = salaryPeriod === null ? {} : { salaryPeriod };
  const first = { taxClass: String(taxClass), ...period, ...written('grossSalary') };
  const netSalaryWay = { ...wayTo('net-salary'), entries: first };
  const jointSalaryWay = {
    ...wayTo('joint-salary'),
    entries: { ...first, ...written('grossSalary2') },
  };
  const isOfTwo = grossSalary !== null && grossSalary2 !== null;
  // My year asks for a month.
  const monthlyGross = salaryPeriod === 'annual' ? {} : written('grossSalary');
  const myYearWay = {
    ...wayTo('my-year'),
    entries: { taxClass: String(taxClass), ...monthlyGross },
  };
  const others = [
    ...(isOfTwo ? [{ ...jointSalaryWay, words: 'jointSalary' } as const] : []),
    { ...netSalaryWay, words: 'netSalary' } as const,
    { ...myYearWay, words: 'myYear' } as const,
  ];
  const ways =
    asking === null
      ? others
      : [{ ...asking, entries: asking.entriesOf(taxClass), words: 'back' } as const];
  return (
    <nav aria-label={t('label')} className={classes.ways}>
      {ways.map(({ calculator, path, entries, words }) => (
        <PageLink
          key={calculator}
          to={path}
          className={classes.way}
          onClick={() => {
            offerEntries(calculator, {
              source: { kind: 'result', calculator: taxClassForm.id },
              entries,
              keepsOthers: true,
            });
            forget();
          }}
        >
          <IconArrowRight aria-hidden="true" size={18} />
          {t(words, { taxClass: taxClassInSentence(taxClass) })}
        </PageLink>
      ))}
    </nav>
  );
}
