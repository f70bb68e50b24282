import { useTranslation } from 'react-i18next';
import type { Accuracy } from 'virtual:accuracy';

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
