import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useSalaryHints } from '../../../subjects/salary/salary-hints.ts';
import { householdPart, scopes, type JointSalaryRecord } from './household.ts';

/**
 * The hints for each person. Hints that hold for both are shown once, without a heading where they are the only ones. That twelve
 * months are not the year is said of both together, that credits exceed the tax of each person.
 */
export function HouseholdHints({ record }: { readonly record: JointSalaryRecord }) {
  const { t } = useTranslation('joint-salary');
  const salaryHints = useSalaryHints();
  const { request, result, calculatedOn } = record;
  const found = scopes.map((scope) => {
    const month = householdPart(record, scope, 'monthly');
    const year = householdPart(record, scope, 'annual');
    if (month === undefined || year === undefined) return { scope, sentences: [] };
    const sentences = salaryHints({
      hints: result.hints[scope].filter(
        (hint) => hint !== (scope === 'total' ? 'creditsExceedTax' : 'monthsDifferFromYear'),
      ),
      month: month.breakdown,
      year: year.breakdown,
      payMonth: request.payMonth,
      calculatedOn,
      ...(scope !== 'total' && { minimumWage: result.minimumWage[scope] }),
      earner: month.earner,
    });
    return { scope, sentences };
  });
  const shown = found.filter(({ sentences }) => sentences.length > 0);
  return shown.map(({ scope, sentences }) => (
    <Hints
      key={scope}
      {...(shown.length > 1 || scope !== 'total'
        ? { about: scope === 'total' ? t('result.hintsOfBoth') : t(`person.${scope}`) }
        : {})}
      sentences={sentences}
    />
  ));
}
