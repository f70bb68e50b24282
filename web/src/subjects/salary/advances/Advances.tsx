import { taxAdvanceFigures } from '@suen/engine/small-door';
import { equalPart, perMonth } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Sources } from '../../../shared/explanation/Sources.tsx';
import { localeOf } from '../../../shared/language.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useLanguage, useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './Advances.module.css';

interface AdvancesProps {
  readonly annualTax: number;
  readonly putAside?: number;
}

/**
 * What the tax office asks for in advance of a tax that nobody withholds.
 *
 * @param annualTax what is left to pay for a year, in euros; nothing is shown where nothing is left
 * @param putAside what is put aside each month for this tax and for contributions, where a result says that
 */
export function Advances({ annualTax, putAside }: AdvancesProps) {
  const { t } = useTranslation('advances');
  const format = useFormat();
  const language = useLanguage();
  if (annualTax <= 0) return null;

  const { day, months, sources } = taxAdvanceFigures();
  const locale = localeOf[language];
  const writtenDay = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const days = months.map((month) => writtenDay.format(Date.UTC(2000, month - 1, day)));
  const month = format.wholeEuros(perMonth(annualTax));
  const aside =
    putAside === undefined
      ? t('aside', { month })
      : t('asideOf', { month, putAside: format.wholeEuros(putAside) });
  return (
    <FoldedPart title={t('title')} inBrief={aside} className={classes.advances}>
      <p>
        {t('amount', { advance: format.wholeEuros(equalPart(annualTax, months.length)) })}{' '}
        {t('due', { days: new Intl.ListFormat(locale, { type: 'conjunction' }).format(days) })}{' '}
        <strong>{aside}</strong>
      </p>
      <p>{t('set')}</p>
      <Sources sources={sources} />
    </FoldedPart>
  );
}
