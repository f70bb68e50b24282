import type { SolarHintId, SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { writeKwh } from './energy-words.ts';

/** The hints. Others are part of the headline's sentence. */
export function useSolarHints(): (result: SolarPanelsResult) => readonly string[] {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.hint' });
  const format = useFormat();
  const writings: Partial<Record<SolarHintId, (result: SolarPanelsResult) => string>> = {
    selfUseBeyondMonths: ({ selfUseBeyondMonths: excess, annualEnergy: year }) => {
      const possible = year.directUse + year.batteryContribution - excess;
      return t('selfUseBeyondMonths', {
        excess: writeKwh(excess, format),
        possible: format.percent((possible / year.generation) * 100, 0),
      });
    },
  };
  return (result) => result.hints.flatMap((hint) => writings[hint]?.(result) ?? []);
}
