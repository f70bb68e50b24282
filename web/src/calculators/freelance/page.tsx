import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/page/CalculatorPage.tsx';
import { useResultView } from '../../shared/result/result-view.ts';
import type { EntryName } from './entries.ts';
import { FreelanceFormView } from './FreelanceFormView.tsx';
import type { FreelanceRecord } from './record.ts';
import { loadResultView } from './result/load-result-view.ts';

const FreelanceResultView = lazy(async () => ({
  default: (await loadResultView()).FreelanceResultView,
}));

/** The freelance calculator: the form until there is a result, then the result. */
export default function FreelancePage() {
  const { t } = useTranslation('freelance');
  const { result, hasChanged, showResult, returnToForm } =
    useResultView<FreelanceRecord>('freelance');
  const [wantedField, setWantedField] = useState<EntryName>();

  const show = (record: FreelanceRecord) => {
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
        <FreelanceFormView onResult={show} hasReturned={hasChanged} wantedField={wantedField} />
      ) : (
        <Suspense>
          <FreelanceResultView
            record={result}
            takesFocus={hasChanged}
            onRecalculate={recalculate}
          />
        </Suspense>
      )}
    </CalculatorPage>
  );
}
