import type { Accuracy } from 'virtual:accuracy';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useKindNames } from './kind-names.ts';

/** How many worked cases of each calculator are our own arithmetic. */
export function OwnCases({ cases }: { readonly cases: Accuracy['ownCases'] }) {
  const { t } = useTranslation('accuracy');
  const kindName = useKindNames();
  return (
    <ul>
      {cases.map(({ calculator, cases: number }) => (
        <li key={calculator}>{t('own.item', { name: kindName(calculator), number })}</li>
      ))}
    </ul>
  );
}
