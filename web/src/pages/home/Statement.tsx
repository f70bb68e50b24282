import type { CSSProperties } from 'react';
import { newestPayMonth, payslips } from 'virtual:example';
import { Button } from '../../shared/button/Button.tsx';
import { FailureNotice } from '../../shared/form/FailureNotice.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { useProblemText } from '../../shared/form/problem-text.ts';
import { useHydrated } from '../../shared/hydrated.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { useLivePayslip } from './live-payslip.ts';
import { Amount } from '../../shared/amount/Amount.tsx';
import { useFormat } from '../../shared/amount/use-format.ts';
import { offerEntries } from '../../shared/form/offered-entries.ts';
import type { Language } from '../../shared/language.ts';
import { lineColours } from '../../shared/salary/line-colours.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import { useToday } from '../../shared/use-today.ts';
import classes from './Statement.module.css';
import { iconOf } from '../../shared/icon-of.ts';

const IconArrowRight = iconOf('arrow-right');

/** What a gross salary comes to this month, computed while it is typed, and the way to go on from it in the calculator. */
export function Statement() {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation('shared');
  const isHydrated = useHydrated();
  const problemText = useProblemText();
  const format = useFormat();
  const language = useLanguage();
  const today = useToday().slice(0, 7);
  // After the last known month, that month's law is shown with its name.
  const month = today < newestPayMonth ? today : newestPayMonth;
  const example = payslips.find(({ payMonth }) => payMonth <= month) ?? payslips.at(-1);
  if (example === undefined) throw new Error('the site was built without its example');
  const { grossSalary, payslip, isAnswered, problem, failure, enter, leave, tryAgain } =
    useLivePayslip(example);
  const { net, deductions } = payslip;
  const parts = [{ id: 'netSalary', amount: net } as const, ...deductions];
  return (
    <figure className={classes.statement}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{t('example.title')}</span>
        <span className={classes.facts}>
          {t('example.facts', { month: monthName(month, language) })}
        </span>
      </figcaption>
      <div className={classes.gross}>
        <MoneyField
          name="grossSalary"
          label={t('example.gross')}
          value={grossSalary}
          isDisabled={!isHydrated}
          error={problemText(problem, {
            limit: format.euros,
            example: format.amount(example.gross),
          })}
          onChange={enter}
          onLeave={leave}
        />
      </div>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ id, amount }) => (
          <span className={classes.part} key={id} style={{ flexGrow: amount, ...colourOf(id) }} />
        ))}
      </div>
      <table className={classes.lines}>
        <tbody>
          {deductions.map(({ id, amount }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.name}>
                  <span className={classes.swatch} style={colourOf(id)} />
                  {shared(`salaryLine.${id}.name`)}
                </span>
              </th>
              <td>
                <Amount value={-amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className={classes.name}>
                <span className={classes.swatch} style={colourOf('netSalary')} />
                {shared('salaryLine.netSalary.employee')}
              </span>
            </th>
            <td>
              <Amount value={net} />
            </td>
          </tr>
        </tfoot>
      </table>
      {failure !== undefined && (
        <FailureNotice what={shared(`failure.${failure}`)}>
          <Button look="text" onClick={tryAgain}>
            {shared('failure.tryAgain')}
          </Button>
        </FailureNotice>
      )}
      <VisuallyHidden>
        <output>{isAnswered && t('example.netIs', { amount: format.spoken(net) })}</output>
      </VisuallyHidden>
      <PageLink
        className={classes.goOn}
        to="/salary/calculator"
        onClick={() =>
          offerEntries('net-salary', {
            source: { kind: 'example' },
            entries: { grossSalary, taxClass: '1' },
          })
        }
      >
        {t('example.goOn')}
        <IconArrowRight aria-hidden="true" size={18} />
      </PageLink>
      <p className={classes.estimate}>
        {t('example.estimate')} <PageLink to="/terms">{shared('terms.name')}</PageLink>.
      </p>
    </figure>
  );
}

/** '2026-11' as 'November 2026'. */
function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}

function colourOf(id: keyof typeof lineColours): CSSProperties {
  return { backgroundColor: lineColours[id] };
}
