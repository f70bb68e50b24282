import { salaryFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Residence } from '../salary-entries.ts';

/** The words of the fields that the self-employed have, with the figures of a period's law. */
export function useSelfEmployedFieldWords(payMonth: string) {
  const { t } = useTranslation('self-employed', { keyPrefix: 'form' });
  const format = useFormat();
  const { withoutAccident, nonResidentMinimumRatePercent } = salaryFigures(payMonth);
  const { factor, profit, saving } = withoutAccident;
  const question = (id: 'treatedAsResident' | 'workingOnAllowance' | 'insuredOnRequest') => ({
    label: t(`${id}.label`),
    hint: t(`${id}.hint`),
    brief: (isChosen: boolean) => (isChosen ? t(`${id}.brief`) : undefined),
    write: (isChosen: boolean) => (isChosen ? t(`${id}.brief`) : ''),
  });
  return {
    residence: {
      label: t('residence.label'),
      hint: t('residence.hint', { rate: format.percent(nonResidentMinimumRatePercent) }),
      write: (name: Residence) => t(`residence.name.${name}`),
      brief: (name: Residence) =>
        name === 'elsewhere' ? t('residence.name.elsewhere') : undefined,
    },
    treatedAsResident: question('treatedAsResident'),
    workingOnAllowance: question('workingOnAllowance'),
    insuredOnRequest: question('insuredOnRequest'),
    accidentFactor: {
      label: t('accidentFactor.label'),
      hint: t('accidentFactor.hint', {
        factor: format.number(factor),
        profit: format.eurosBriefly(profit),
        saving: format.euros(saving),
      }),
      write: format.number,
      brief: (each: number) =>
        each === 1 ? undefined : t('accidentFactor.brief', { factor: format.number(each) }),
    },
  };
}
