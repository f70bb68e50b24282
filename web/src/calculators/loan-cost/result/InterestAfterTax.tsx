import { decimalsOfRate } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { PrintedSources } from '../../../shared/result/tables/PrintedSources.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { ResultWith } from './asked-figures.ts';
import classes from './Parts.module.css';

type Years = ResultWith<'tax'>['deductibleInterest'];

interface InterestAfterTaxProps {
  readonly title: string;
  readonly result: ResultWith<'tax'>;
  readonly marginalRate: number;
}

const assumptions = ['home', 'rules', 'begin', 'subsidies'] as const;
const warnings = ['bracket', 'abroad'] as const;

/** The interest after the tax that it saves, the limit of each year, and what this estimate assumes. */
export function InterestAfterTax(props: InterestAfterTaxProps) {
  const { title, result, marginalRate } = props;
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.tax' });
  const { t: chartText } = useTranslation('loan-cost', { keyPrefix: 'result.charts' });
  const { t: line } = useTranslation('loan-cost', { keyPrefix: 'result.line' });
  const format = useFormat();
  const { interestCost, taxSavedOnInterest, interestAfterTax, deductibleInterest, explanation } =
    result;
  const isChanging = (result.ratePath?.length ?? 0) > 1;
  const saved = stepsOfLine(explanation, 'taxSavedOnInterest');
  return (
    <FoldedPart
      title={title}
      inBrief={format.wholeEuros(interestAfterTax)}
      className={classes.part}
    >
      <p>
        {t('sentence', {
          saved: format.wholeEuros(taxSavedOnInterest),
          rate: format.percent(marginalRate, decimalsOfRate),
        })}
      </p>
      <div data-sources="together">
        <FigureTable
          title={t('after')}
          heads={[t('perTerm'), chartText('euros')]}
          figures={[
            {
              id: 'interest',
              name: isChanging ? t('interestUnchanged') : line('interestCost'),
              values: [<Amount key="interest" value={interestCost} hasCents={false} />],
              steps: [],
            },
            {
              id: 'saved',
              name: t('saved'),
              values: [<Amount key="saved" value={-taxSavedOnInterest} hasCents={false} />],
              steps: saved,
            },
            {
              id: 'after',
              name: t('after'),
              values: [<Amount key="after" value={interestAfterTax} hasCents={false} />],
              isTotal: true,
              steps: stepsOfLine(explanation, 'interestAfterTax'),
            },
          ]}
          hasHelp={false}
        />
        <PrintedSources steps={saved} />
      </div>
      <LimitTable years={deductibleInterest} />
      <p>{t('assumptions')}</p>
      <ul>
        {[...(isChanging ? (['rate'] as const) : []), ...assumptions].map((each) => (
          <li key={each}>{t(`assumption.${each}`, { year: deductibleInterest[0]?.year ?? '' })}</li>
        ))}
      </ul>
      <p>{warnings.map((each) => t(`assumption.${each}`)).join(' ')}</p>
    </FoldedPart>
  );
}

/** Interest and limit of each year, until the limit neither changes nor cuts anything any more. */
function LimitTable({ years }: { readonly years: Years }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.tax' });
  const needed = years.slice(0, neededYears(years));
  return (
    <Panel title={t('byYear')}>
      <ChartTable
        caption={t('byYear')}
        heads={[t('year'), t('interest'), t('limit'), t('deductible')]}
        rows={needed.map(({ year, interest, limit, deductible }) => ({
          id: String(year),
          cells: [
            year,
            <Amount key="interest" value={interest} hasCents={false} />,
            limit === null ? t('noLimit') : <Amount key="limit" value={limit} hasCents={false} />,
            <Amount key="deductible" value={deductible} hasCents={false} />,
          ],
        }))}
      />
      {needed.length < years.length && <p>{t('later')}</p>}
    </Panel>
  );
}

function neededYears(years: Years): number {
  const last = years.findLastIndex(
    ({ interest, limit }, index) =>
      limit !== (years[index - 1]?.limit ?? null) || (limit !== null && interest > limit),
  );
  return last < 0 ? 1 : last + 1;
}
