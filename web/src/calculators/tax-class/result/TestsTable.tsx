import type { TaxClassResult, TaxClassTest } from '@suen/engine/calculators/tax-class/result';
import { salaryFigures, taxClassFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { LawLink } from '../../../shared/explanation/LawLink.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { partnerOf } from '../words.ts';
import { lawYear } from './law-year.ts';
import classes from './TaxClass.module.css';

interface TestsTableProps {
  readonly result: TaxClassResult;
  readonly partner: ReturnType<typeof partnerOf>;
}

/** The tests that open class 2 to non-residents, each with its limit, the reader's figure and whether it is met. */
export function TestsTable({ result, partner }: TestsTableProps) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'result.tests' });
  const format = useFormat();
  const { tests, taxYear } = result;
  if (tests.length === 0) return null;
  const { daysCounted } = taxClassFigures(lawYear(taxYear));
  const { employeeLumpSum } = salaryFigures(`${taxYear}-01`);
  const write = ({ unit }: TaxClassTest, value: number) =>
    unit === 'percent' ? format.percent(value, 1) : format.wholeEuros(value);
  const sources = new Map(tests.map(({ source }) => [source.text, source]));
  const hasOwnShare = tests.some(({ id }) => id === 'ownIncomeShare');
  return (
    <FoldedPart
      title={t('title')}
      inBrief={t('inBrief', {
        met: tests.filter(({ isMet }) => isMet).length,
        all: tests.length,
      })}
      className={classes.section}
    >
      {tests.length > 1 && <p>{t('leadOne')}</p>}
      <div data-sources="together">
        <FigureTable
          title={t('title')}
          heads={[t('test'), t('value')]}
          figures={tests.map((test) => ({
            id: `${test.id}.${test.person}`,
            name: t(`name.${test.id}`, {
              person: t(`person.${test.person === 'person2' ? partner : test.person}`),
              whose: test.person,
              limit: write(test, test.limit),
            }),
            values: [
              <span key="value" className={classes.outcome}>
                {write(test, test.value)} <span>{t(test.isMet ? 'met' : 'notMet')}</span>
              </span>,
            ],
            steps: test.steps ?? [],
          }))}
          hasHelp={false}
        />
      </div>
      <ul className={classes.sources}>
        {[...sources.values()].map((source) => (
          <li key={`${source.url} ${source.text}`}>
            <LawLink source={source} />
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        {hasOwnShare && `${t('days', { days: daysCounted })} `}
        {t('gross', { lumpSum: format.eurosBriefly(employeeLumpSum) })}
      </p>
    </FoldedPart>
  );
}
