import type { Accuracy } from 'virtual:accuracy';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** How many worked cases of each calculator are our own arithmetic. */
export function OwnCases({ cases }: { readonly cases: Accuracy['ownCases'] }) {
  const { t } = useTranslation('accuracy');
  return (
    <ul>
      {cases.map(({ calculator, cases: number }) => (
        <li key={calculator}>{t('own.item', { name: t(`kinds.${calculator}`), number })}</li>
      ))}
    </ul>
  );
}
