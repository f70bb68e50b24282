import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import { settlementFigures } from '@suen/engine/small-door';
import { difference, percentOf, sum } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { AnswerFigures } from '../../../shared/result/answer/AnswerFigures.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { InputsSummary } from '../../../shared/result/parts/InputsSummary.tsx';
import { NotIncluded } from '../../../shared/result/parts/NotIncluded.tsx';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { slots } from '../changes.ts';
import type { myYearForm } from '../form.ts';
import { useEnteredYear } from './entered-year.ts';
import { MonthsView } from './MonthsView.tsx';
import { outcomeOf, type MyYearRecord } from './record.ts';
import { RemainingLimitsView } from './RemainingLimitsView.tsx';
import { ReturnView } from './ReturnView.tsx';
import { YearChart } from './YearChart.tsx';
import { YearFilingsView } from './YearFilingsView.tsx';

const tones = { refund: 'comes', toPay: 'goes', missing: undefined } as const;
const notIncluded = ['otherIncome', 'specialRules', 'children', 'lastYear'] as const;

/** What somebody keeps in a year: twelve payslips, and what the tax office settles. */
export function MyYearResultView(props: ResultPropsOf<typeof myYearForm, MyYearResult>) {
  const { record, onRecalculate } = props;
  const { entries, request, result } = record;
  const { t } = useTranslation('my-year', { keyPrefix: 'result' });
  const format = useFormat();
  const { taxClassName } = useSalaryEntryNames();
  const sentence = useYearSentence();
  const hints = useYearHints();
  const entered = useEnteredYear(record);
  const { year, settlement, taxYear } = result;
  const outcome = outcomeOf(settlement);
  const name = t('headline', { year: taxYear });
  const [first] = request.person.spans ?? [];
  const changes = slots.filter((slot) => entries[`change${slot}`] !== 'none').length;
  // Where nothing is left to settle, the payslips are what is kept.
  const isSettled = outcome.kind === 'small' || outcome.kind === 'even';

  return (
    <ResultLayout of={props} rules={{ taxYear }} sticky={{ name, amount: year.kept }}>
      <ResultHeadline
        name={name}
        amount={year.kept}
        period={t('period')}
        chips={[
          t('fromJanuary', { amount: format.eurosBriefly(first?.grossSalary ?? 0) }),
          taxClassName(request.taxClass),
          t('changeCount', { count: changes }),
        ]}
        sentence={sentence(result)}
      >
        <AnswerFigures
          figures={
            isSettled
              ? [
                  { id: 'gross', name: t('gross'), value: format.euros(year.grossSalary) },
                  ...(year.grossSalary === 0
                    ? []
                    : [
                        {
                          id: 'share',
                          name: t('share'),
                          value: format.share(percentOf(year.kept, year.grossSalary)),
                        },
                      ]),
                ]
              : [
                  { id: 'paid', name: t('paid'), value: format.euros(year.netSalary) },
                  {
                    id: 'settled',
                    name: t(outcome.kind),
                    value: format.euros(outcome.amount),
                    tone: tones[outcome.kind],
                  },
                ]
          }
        />
        <YearChart result={result} />
      </ResultHeadline>
      <ReturnView result={result} />
      <RemainingLimitsView result={result} />
      <YearFilingsView result={result} />
      <MonthsView result={result} />
      <Hints sentences={hints(record)} />
      <NotIncluded
        title={t('notIncluded.title')}
        items={notIncluded.map((item) => t(`notIncluded.${item}`))}
      />
      <InputsSummary entries={entered} onChange={onRecalculate} />
    </ResultLayout>
  );
}

/** What the changes do to the net, and what comes after the year. */
function useYearSentence(): (result: MyYearResult) => string {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.sentence' });
  const format = useFormat();
  const dayName = useDayName();
  const { monthName } = useRulePeriodNames();
  return (result) => {
    const { settlement } = result;
    const { kind, amount } = outcomeOf(settlement);
    const after =
      kind === 'refund'
        ? t('refund', { amount: format.euros(amount), deadline: dayName(settlement.deadline) })
        : kind === 'toPay'
          ? t('toPay', { amount: format.euros(amount) })
          : t('nothing');
    const move = largestMove(result);
    const bonus = keptOfBonus(result);
    const percent = (share: number) => format.percent(share, 0);
    const indexed = ({ month, changes, person }: MyYearResult['months'][number]) =>
      changes.some(({ id, who }) => id === 'index' && who === 'person')
        ? [
            t('index', {
              month: monthName(Number(month.slice(5))),
              gross: format.eurosBriefly(person.breakdown.grossSalary),
            }),
          ]
        : [];
    return [
      ...(move
        ? [
            t('gross', {
              month: monthName(move.month),
              trend: move.gross > 0 ? 'more' : 'less',
              gross: percent(Math.abs(move.gross)),
            }),
            t(isLess(move.net, move.gross) ? 'netOnly' : 'net', {
              trend: move.net > 0 ? 'more' : 'less',
              net: percent(Math.abs(move.net)),
            }),
          ]
        : []),
      ...(bonus === undefined ? [] : [t('bonus', { percent: percent(bonus) })]),
      ...(result.months.every(({ changes }) => changes.length === 0) ? [t('equal')] : []),
      ...(move === undefined ? result.months.flatMap(indexed) : []),
      after,
    ].join(' ');
  };
}

/** Whether a change goes the same way as another one, and less far. */
function isLess(change: number, than: number): boolean {
  return Math.sign(change) === Math.sign(than) && Math.abs(change) < Math.abs(than);
}

/** A change in percent. */
function moved(after: number, before: number): number {
  return percentOf(difference(after, before), before);
}

/** The month in which hours or salary change most, with what becomes of gross and net, in percent. */
function largestMove({ months }: MyYearResult) {
  const moves = months.flatMap(({ month, person, changes }, index) => {
    const before = months[index - 1]?.person.breakdown;
    const now = person.breakdown;
    const isAsked = changes.some(
      ({ id, who }) => who === 'person' && (id === 'salary' || id === 'hours'),
    );
    if (!isAsked || !before || before.grossSalary === 0 || before.netSalary <= 0) return [];
    return [
      {
        month: Number(month.slice(5)),
        gross: moved(now.grossSalary, before.grossSalary),
        net: moved(now.netSalary, before.netSalary),
      },
    ];
  });
  return moves.toSorted((one, other) => Math.abs(other.gross) - Math.abs(one.gross))[0];
}

/** The net of what is paid once, in percent of its gross. */
function keptOfBonus({ months }: MyYearResult): number | undefined {
  const slips = months.flatMap(({ person }) => person.bonusPay ?? []);
  const gross = sum(slips.map(({ grossSalary }) => grossSalary));
  const net = sum(slips.map(({ netSalary }) => netSalary));
  return gross === 0 ? undefined : percentOf(net, gross);
}

function useYearHints(): (record: MyYearRecord) => readonly string[] {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.hint' });
  const format = useFormat();
  return ({ result }) => {
    const years = format.number(settlementFigures(result.taxYear).yearsAfterMarriage);
    const isBelow = result.months
      .flatMap(({ person, partner }) => [...person.hints, ...(partner?.hints ?? [])])
      .includes('belowMinimumWage');
    return [
      // That the law of the day is not known is said at the end, and what an age would add beside it.
      ...result.hints.flatMap((hint) =>
        hint === 'rulesNotYetKnown' || hint === 'agesNotKnown' ? [] : [t(hint, { years })],
      ),
      ...(isBelow ? [t('belowMinimumWage')] : []),
    ];
  };
}
