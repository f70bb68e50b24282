import type { TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { type Step, taxClassFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { PrintedSources } from '../../../shared/result/tables/PrintedSources.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { taxClassForm } from '../form.ts';
import { partnerOf, useTaxClassWords } from '../words.ts';
import { AnnouncedScale } from './AnnouncedScale.tsx';
import { ClassChange } from './ClassChange.tsx';
import { ClassLadder } from './ClassLadder.tsx';
import { lawYear } from './law-year.ts';
import { OptionView } from './OptionView.tsx';
import { SavingBar } from './SavingBar.tsx';
import { TeleworkView } from './TeleworkView.tsx';
import { TestsTable } from './TestsTable.tsx';
import { UseClass } from './UseClass.tsx';

/** The class on the card, what may be asked for and what it is worth, and why. */
export function TaxClassResultView(props: ResultPropsOf<typeof taxClassForm, TaxClassResult>) {
  const { record, onRecalculate } = props;
  const { request, result } = record;
  const { t } = useTranslation('tax-class', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const { taxClassName, taxClassInSentence } = useSalaryEntryNames();
  const answer = useAnswer();
  const hints = useHints();
  const words = useTaxClassWords(request, request);
  const { taxClass, spouseTaxClass, taxYear } = result;
  const partner = partnerOf(request.civilStatus);

  return (
    <ResultLayout of={props} rules={{ taxYear }}>
      <ResultHeadline
        name={t('headline')}
        amount={taxClassName(taxClass)}
        period={shared('taxYear.name', { year: taxYear })}
        chips={
          spouseTaxClass === undefined
            ? []
            : [t(`ofSpouse.${partner}`, { taxClass: taxClassInSentence(spouseTaxClass) })]
        }
        sentence={answer(result)}
      >
        <SavingBar result={result} />
        <UseClass taxClass={taxClass} request={request} />
      </ResultHeadline>
      {result.options.map((option) => (
        <OptionView key={option.id} option={option} result={result} />
      ))}
      <ClassChange result={result} />
      <TestsTable result={result} partner={partner} />
      <TeleworkView result={result} residence={request.residence} />
      <Hints sentences={hints(result)} />
      <ClassLadder result={result} />
      <AnnouncedScale />
      <EnteredSummary
        form={taxClassForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
      <PrintedSources steps={stepsIn(result)} />
    </ResultLayout>
  );
}

/** All steps of an answer: its tables rest on nearly the same laws. */
function stepsIn({ explanation = [], options, tests }: TaxClassResult): readonly Step[] {
  return [...explanation, ...[...options, ...tests].flatMap(({ steps = [] }) => steps)];
}

/** Why this class, and the one thing to know next: what a request is worth, or when the class changes. */
function useAnswer() {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result' });
  const format = useFormat();
  const { taxClassInSentence } = useSalaryEntryNames();
  return (result: TaxClassResult): string => {
    const { considered, options, nextChange, taxYear } = result;
    const { age, yearsAfterMarriage } = taxClassFigures(lawYear(taxYear));
    const decided = considered.at(-1)?.situation ?? 'other';
    const why = t(`why.${decided}`, { age, years: yearsAfterMarriage });
    if (nextChange !== undefined) {
      const taxClass = taxClassInSentence(nextChange.taxClass);
      return `${why} ${t('answer.change', { year: nextChange.year, taxClass })}`;
    }
    const [option] = options;
    if (option === undefined) return why;
    const { id, worth, saving = 0 } = option;
    if (worth === undefined || worth === 'nothing') return why;
    if (worth === 'closed') return `${why} ${t('answer.option.notOpen')}`;
    const loss = id === 'individual' ? 'cost' : 'costOfRequest';
    const amount = format.wholeEuros(Math.abs(saving));
    return `${why} ${t(`answer.option.${worth === 'gain' ? worth : loss}`, { amount })}`;
  };
}

/** What else there is to know, and what else may be asked for. */
function useHints() {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.hint' });
  return ({ hints }: TaxClassResult): readonly string[] =>
    (['secondParent', 'singleNonResident'] as const)
      .filter((hint) => hints.includes(hint))
      .map((hint) => t(hint));
}
