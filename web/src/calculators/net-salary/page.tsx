import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/page/CalculatorPage.tsx';
import { useResultView } from '../../shared/result/result-view.ts';
import type { EntryName } from './entries.ts';
import { NetSalaryFormView } from './NetSalaryFormView.tsx';
import type { NetSalaryRecord } from './record.ts';
import { resultView } from './result/load-result-view.ts';

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

  // There is a result only once its view has arrived: the form loads both before it hands the result over.
  const resultViewOnPage = resultView.loaded();

  return (
    <CalculatorPage title={t('title')} lead={result === undefined ? t('lead') : undefined}>
      {result === undefined || resultViewOnPage === undefined ? (
        <NetSalaryFormView onResult={show} hasReturned={hasChanged} wantedField={wantedField} />
      ) : (
        createElement(resultViewOnPage, {
          record: result,
          takesFocus: hasChanged,
          onRecalculate: recalculate,
        })
      )}
    </CalculatorPage>
  );
}
