import { useId } from 'react';
import { checkedOn } from 'virtual:checked-on';
import { examples, newestPayMonth } from 'virtual:example';
import { Amount } from '../../shared/amount/Amount.tsx';
import { useFormat } from '../../shared/amount/use-format.ts';
import { Button } from '../../shared/button/Button.tsx';
import { StackedBar } from '../../shared/charts/ribbon/StackedBar.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { SegmentedChoice } from '../../shared/form/controls/SegmentedChoice.tsx';
import { FailureNotice } from '../../shared/form/parts/FailureNotice.tsx';
import { offerEntries } from '../../shared/form/state/offered-entries.ts';
import { useErrorText } from '../../shared/form/words/error-text.ts';
import { iconOf } from '../../shared/icon-of.ts';
import type { Language } from '../../shared/language.ts';
import { useHydrated } from '../../shared/loading/hydrated.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useToday } from '../../shared/today/use-today.ts';
import { useDayName } from '../../shared/translation/day-names.ts';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { payslipColours } from '../../subjects/salary/line-colours.ts';
import { useLivePayslip, type LivePayslip } from './live-payslip.ts';
import button from '../../shared/button/Button.module.css';
import classes from './Opening.module.css';

const IconArrowRight = iconOf('arrow-right');
const IconCheck = iconOf('check');

const proofs = ['free', 'account', 'private'] as const;
const periods = ['monthly', 'annual'] as const;
const taxClasses = [
  { value: '1', label: '1' },
  { value: '2', label: '1a' },
  { value: '3', label: '2' },
] as const;

/** What a gross salary comes to, computed while it is typed, drawn as a bar, with the way on into the calculator. */
export function Opening() {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const language = useLanguage();
  const dayName = useDayName();
  const today = useToday().slice(0, 7);
  // After the last known month, that month's law is shown with its name.
  const month = today < newestPayMonth ? today : newestPayMonth;
  const example = examples.find(({ payMonth }) => payMonth <= month) ?? examples.at(-1);
  if (example === undefined) throw new Error('the site was built without its example');
  const live = useLivePayslip(example);
  const { payslip } = live;
  const day = checkedOn['net-salary'];
  return (
    <section className={classes.opening}>
      <div className={classes.columns}>
        <div>
          <h1 className={classes.slogan}>{t('title')}</h1>
          <p className={classes.subtitle}>{t('subtitle')}</p>
          <ul className={classes.proofs}>
            {proofs.map((id) => (
              <li key={id}>
                <IconCheck aria-hidden="true" size={18} />
                {t(`proof.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <SalaryCard live={live} exampleGross={example.monthly.gross} />
      </div>
      <div className={classes.ribbon}>
        <StackedBar
          label={salaryText('salaryBreakdown.title.monthly')}
          figures="shares"
          parts={(payslip?.parts ?? example.monthly.parts).map((part) => ({
            id: part.id,
            amount: part.amount,
            name: salaryText(`salaryBreakdown.parts.${part.id}`),
            colour: payslipColours[part.id],
          }))}
          isEmpty={payslip === undefined}
        />
      </div>
      <p className={classes.trust}>
        {t('example.facts', { month: monthName(month, language) })}
        {day !== undefined && ` ${t('example.checked', { day: dayName(day) })}`}{' '}
        <PageLink to="/accuracy">{shared('disclaimer.accuracy')}</PageLink>
      </p>
    </section>
  );
}

interface CardProps {
  readonly live: LivePayslip;
}

/** A gross salary to type, and its net. */
function SalaryCard({ live, exampleGross }: CardProps & { readonly exampleGross: number }) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const isHydrated = useHydrated();
  const errorText = useErrorText();
  const format = useFormat();
  const titleId = useId();
  const { meantPeriod, amount } = live;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t('example.title')}
      </h2>
      <div className={classes.ask}>
        <MoneyField
          name="grossSalary"
          label={salaryText('salaryLine.grossSalary.employee')}
          isLarge
          value={live.grossSalary}
          isDisabled={!isHydrated}
          error={errorText(live.error, {
            limit: format.euros,
            example: format.amount(exampleGross),
          })}
          doubt={
            meantPeriod && {
              question: shared(`doubt.question.${meantPeriod}`, {
                amount: format.eurosBriefly(amount ?? 0),
              }),
              answer: shared(`doubt.answer.${meantPeriod}`),
              onAccept: () => live.setPeriod(meantPeriod),
            }
          }
          onChange={live.enter}
          onLeave={live.leave}
          aside={
            <SegmentedChoice
              name="salaryPeriod"
              label={salaryText('salaryPeriod')}
              choices={periods.map((value) => ({
                value,
                label: shared(`period.${value}`),
                isDisabled: !isHydrated,
              }))}
              value={live.period}
              onChange={live.setPeriod}
            />
          }
        />
        <div className={classes.taxClass}>
          <SegmentedChoice
            name="taxClass"
            label={salaryText('taxClass.label')}
            isLabelShown
            choices={taxClasses.map((choice) => ({ ...choice, isDisabled: !isHydrated }))}
            value={taxClasses[live.taxClass - 1]?.value ?? '1'}
            onChange={(value) => live.setTaxClass(value === '1' ? 1 : value === '2' ? 2 : 3)}
          />
        </div>
      </div>
      <SalaryAnswer live={live} />
    </section>
  );
}

/** The net of what was typed, and the way on into the calculator. */
function SalaryAnswer({ live }: CardProps) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { period, payslip, otherPayslip, failure } = live;
  return (
    <div className={classes.answer}>
      <p className={classes.keep}>{t(`example.keep.${period}`)}</p>
      <p className={classes.figure}>
        {payslip === undefined ? '—' : <Amount value={payslip.net} hasCurrency />}
      </p>
      <p className={classes.other}>
        {otherPayslip === undefined
          ? t('example.unknown')
          : t(`example.other.${period}`, { amount: format.euros(otherPayslip.net) })}
      </p>
      {failure !== undefined && (
        <FailureNotice what={shared(`failure.${failure}`)}>
          <Button look="text" onClick={live.tryAgain}>
            {shared('failure.tryAgain')}
          </Button>
        </FailureNotice>
      )}
      <VisuallyHidden>
        <output>
          {live.isAnswered &&
            payslip !== undefined &&
            t('example.netIs', { amount: format.spoken(payslip.net) })}
        </output>
      </VisuallyHidden>
      <PageLink
        className={`${button.button} ${button.filled} ${classes.goOn}`}
        to="/salary/calculator"
        onClick={() =>
          offerEntries('net-salary', {
            source: { kind: 'example' },
            entries: {
              grossSalary: live.grossSalary,
              salaryPeriod: period,
              taxClass: String(live.taxClass),
            },
          })
        }
      >
        {t('example.goOn')}
        <IconArrowRight aria-hidden="true" size={20} />
      </PageLink>
      <p className={classes.estimate}>
        {t('example.estimate')} <PageLink to="/terms">{shared('terms.name')}</PageLink>.
      </p>
    </div>
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
