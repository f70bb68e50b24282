import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { salaryFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { OtherCalculation } from '../../../shared/result/answer/OtherCalculation.tsx';
import { useChangedCalculation } from '../../../shared/result/view/changed-calculation.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { couplesClass } from '../../../subjects/salary/salary-entries.ts';
import { freelanceForm, vatRates, withoutVat } from '../form.ts';

interface AssumptionsProps extends Pick<ResultProps, 'record' | 'onResult'> {
  /** What a turnover without VAT means. */
  readonly warning: string | undefined;
}

type ResultProps = ResultPropsOf<typeof freelanceForm, FreelanceResult>;

/** What a result assumes as long as the form's own values stand, each with the usual other value one press away. */
export function Assumptions({ record, onResult, warning }: AssumptionsProps) {
  const { entries, request } = record;
  const { t } = useTranslation('freelance', { keyPrefix: 'result.assumed' });
  const format = useFormat();
  const { calculateWith, ...call } = useChangedCalculation(freelanceForm, entries, onResult);
  const { standardVatPercent } = salaryFigures(request.payMonth);
  const standardVat = vatRates.find((rate) => rate === standardVatPercent);
  const isClass2 = request.taxClass === couplesClass;
  const isWithoutVat = request.vat === withoutVat;
  const isExempt = record.result.hints.includes('exemptFromContributions');
  if (!isClass2 && !isWithoutVat && !isExempt) return null;
  const both = isClass2 ? 'class2WithoutVat' : 'withoutVat';
  const usual = isWithoutVat ? both : 'class2';
  const sentences = [
    ...(warning === undefined ? [] : [warning]),
    ...(isClass2 || isWithoutVat ? [t(usual)] : []),
    ...(isExempt ? [t('exempt')] : []),
  ];

  return (
    <OtherCalculation
      sentence={sentences.join(' ')}
      choices={[
        ...(isClass2
          ? [{ label: t('withClass1'), onChoose: () => calculateWith('taxClass', 1) }]
          : []),
        ...(isWithoutVat && standardVat !== undefined
          ? [
              {
                label: t('withVat', { percent: format.percent(standardVat, 0) }),
                onChoose: () => calculateWith('vat', standardVat),
              },
            ]
          : []),
        ...(isExempt
          ? [
              {
                label: t('withInsurance'),
                onChoose: () => calculateWith('insuredOnRequest', true),
              },
            ]
          : []),
      ]}
      {...call}
    />
  );
}
