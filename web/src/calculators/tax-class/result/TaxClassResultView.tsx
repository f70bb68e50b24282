import type { TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import type { Step } from '@suen/engine/inputs';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { EnteredSummary } from '../../../shared/result/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/Hints.tsx';
import { PrintedSources } from '../../../shared/result/PrintedSources.tsx';
import { PrintNote } from '../../../shared/result/PrintNote.tsx';
import { ResultEnd } from '../../../shared/result/ResultEnd.tsx';
import { ResultHeadline } from '../../../shared/result/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/ResultLayout.tsx';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { taxClassForm } from '../form.ts';
import { useTaxClassWords } from '../words.ts';
import { useAnswer, useHints } from './answer.ts';
import { AnnouncedScale } from './AnnouncedScale.tsx';
import { ClassChange } from './ClassChange.tsx';
import { ClassLadder } from './ClassLadder.tsx';
import { OptionView } from './OptionView.tsx';
import { TeleworkView } from './TeleworkView.tsx';
import { TestsTable } from './TestsTable.tsx';
import { UseClass } from './UseClass.tsx';

/** The class on the card, what may be asked for and what it is worth, and why. */
export function TaxClassResultView(props: ResultPropsOf<typeof taxClassForm, TaxClassResult>) {
  const { record, takesFocus, onRecalculate } = props;
  const { request, result, calculatedOn } = record;
  const { t } = useTranslation('tax-class', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const { taxClassName } = useSalaryEntryNames();
  const answer = useAnswer();
  const hints = useHints();
  const words = useTaxClassWords(request, request);
  const { taxClass, spouseTaxClass, taxYear } = result;

  return (
    <ResultLayout isFresh={takesFocus}>
      <ResultHeadline
        name={t('headline')}
        amount={taxClassName(taxClass)}
        period={shared('taxYear.name', { year: taxYear })}
        chips={
          spouseTaxClass === undefined
            ? []
            : [t('ofSpouse', { taxClass: taxClassName(spouseTaxClass) })]
        }
        sentence={answer(result)}
        takesFocus={takesFocus}
        onChange={() => onRecalculate()}
      >
        <UseClass taxClass={taxClass} request={request} />
      </ResultHeadline>
      {result.options.map((option) => (
        <OptionView key={option.id} option={option} result={result} request={request} />
      ))}
      <ClassChange result={result} />
      <TestsTable result={result} />
      <TeleworkView result={result} residence={request.residence} />
      <Hints sentences={hints(request, result)} />
      <ClassLadder result={result} />
      <AnnouncedScale />
      <EnteredSummary
        form={taxClassForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
      <PrintedSources steps={stepsIn(result)} />
      <PrintNote calculatedOn={calculatedOn} taxYear={taxYear} />
      <ResultEnd onRecalculate={() => onRecalculate()} />
    </ResultLayout>
  );
}

/** All steps of an answer: its tables rest on nearly the same laws. */
function stepsIn({ explanation = [], options, tests }: TaxClassResult): readonly Step[] {
  return [...explanation, ...[...options, ...tests].flatMap(({ steps = [] }) => steps)];
}
