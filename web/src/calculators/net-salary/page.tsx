import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/page/CalculatorPage.tsx';
import { useResultView } from '../../shared/result/result-view.ts';
import type { EntryName } from './entries.ts';
import { NetSalaryFormView } from './NetSalaryFormView.tsx';
import type { NetSalaryRecord } from './record.ts';
import { loadResultView } from './result/load-result-view.ts';

const NetSalaryResultView = lazy(async () => ({
  default: (await loadResultView()).NetSalaryResultView,
}));

/** The net salary calculator: the form until there is a result, then the result. */
export default function NetSalaryPage() {
  const { t } = useTranslation('net-salary');
  const { result, hasChanged, showResult, returnToForm } =
    useResultView<NetSalaryRecord>('net-salary');
  const [wantedField, setWantedField] = useState<EntryName>();

  const show = (record: NetSalaryRecord) => {
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
        <NetSalaryFormView onResult={show} hasReturned={hasChanged} wantedField={wantedField} />
      ) : (
        <Suspense>
          <NetSalaryResultView
            record={result}
            takesFocus={hasChanged}
            onRecalculate={recalculate}
          />
        </Suspense>
      )}
    </CalculatorPage>
  );
}
