import { useSyncExternalStore } from 'react';
import { useDayName } from '../translation/day-names.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { readWhereCalculated, subscribeToWhere } from './where-calculated.ts';

/** Says where a result was calculated, and on the device by which edition of the engine. Nothing of a result found again. */
export function WhereCalculated() {
  const { t } = useTranslation('shared', { keyPrefix: 'onDevice' });
  const dayName = useDayName();
  const builtOn = useSyncExternalStore(subscribeToWhere, readWhereCalculated, () => undefined);
  if (builtOn === undefined) return null;
  return <>{builtOn === null ? t('server') : t('device', { day: dayName(builtOn) })}</>;
}
