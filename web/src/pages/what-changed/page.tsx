import { changes } from 'virtual:law-changes';
import { Jumps } from '../../shared/page/Jumps.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useToday } from '../../shared/today/use-today.ts';
import { useMonthName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Change, isShown } from './Change.tsx';
import classes from './what-changed.module.css';

const shown = changes.filter(({ id, figures }) => figures.some((figure) => isShown(id, figure)));
const months = [...new Set(shown.map(({ from }) => from))];
const oldest = months.at(-1) ?? '';

/** Every change of a figure of the law, by the month from which it applies. */
export default function WhatChangedPage() {
  const { t } = useTranslation('what-changed');
  const monthName = useMonthName();
  const title = (month: string) => monthName(month).replace(/^./, (letter) => letter.toUpperCase());
  const today = useToday();
  const isAhead = (month: string) => month > today.slice(0, month.length);
  const lead = t('lead', { month: monthName(oldest) });
  return (
    <TextPage title={t('title')} lead={months.some(isAhead) ? `${lead} ${t('leadAhead')}` : lead}>
      <Jumps
        label={t('months')}
        page="/what-changed"
        places={months.map((month) => ({
          id: month,
          title: title(month),
          mark: isAhead(month) && <span className={classes.mark}>{t('ahead')}</span>,
        }))}
      />
      {months.map((month) => (
        <TextSection key={month} id={month} title={title(month)}>
          {isAhead(month) && <p className={classes.mark}>{t('ahead')}</p>}
          <table className={classes.table} aria-label={title(month)}>
            <thead>
              <tr>
                <th scope="col">{t('figure')}</th>
                <th scope="col">{t('before')}</th>
                <th scope="col">{t('from', { month: monthName(month) })}</th>
              </tr>
            </thead>
            {shown
              .filter(({ from }) => from === month)
              .map((change) => (
                <Change key={change.id} {...change} />
              ))}
          </table>
        </TextSection>
      ))}
      <div>
        <p>{t('more.text')}</p>
        <p>
          <PageLink to="/sources">{t('more.link')}</PageLink>
        </p>
      </div>
    </TextPage>
  );
}
