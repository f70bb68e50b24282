import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/page/CalculatorPage.tsx';
import { useResultView } from '../../shared/result/result-view.ts';
import type { EntryName } from './entries.ts';
import { JointSalaryFormView } from './JointSalaryFormView.tsx';
import type { JointSalaryRecord } from './record.ts';
import { loadResultView } from './result/load-result-view.ts';

const JointSalaryResultView = lazy(async () => ({
  default: (await loadResultView()).JointSalaryResultView,
}));

/** The joint salary calculator: the form until there is a result, then the result. */
export default function JointSalaryPage() {
  const { t } = useTranslation('joint-salary');
  const { result, hasChanged, showResult, returnToForm } =
    useResultView<JointSalaryRecord>('joint-salary');
  const [wantedField, setWantedField] = useState<EntryName>();

  const show = (record: JointSalaryRecord) => {
    setWantedField(undefined);
    showResult(record);
  };
  const recalculate = (field?: EntryName) => {
    setWantedField(field);
    returnToForm();
  };

  return (
    <CalculatorPage title={t('title')} lead={result === undefined ? t('lead') : undefined}>
      {result === undefined ? (
        <JointSalaryFormView onResult={show} hasReturned={hasChanged} wantedField={wantedField} />
      ) : (
        <Suspense>
          <JointSalaryResultView
            record={result}
            takesFocus={hasChanged}
            onRecalculate={recalculate}
          />
        </Suspense>
      )}
    </CalculatorPage>
  );
}
