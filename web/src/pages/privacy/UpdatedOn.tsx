import { useTranslation } from 'react-i18next';
import type { Day } from './updated-on.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Says when the policy was last changed, as the page's language writes days. */
export function UpdatedOn({ year, month, day }: Day) {
  const { t } = useTranslation('privacy');
  const { t: shared } = useTranslation('shared');
  const date = t('updated.date', {
    day: day === 1 ? t('updated.firstDay') : day,
    month: shared(`months.${month}`),
    year,
  });
  return (
    <p>
      {t('updated.label')}{' '}
      <time dateTime={`${year}-${twoDigits(month)}-${twoDigits(day)}`}>{date}</time>
    </p>
  );
}
