import type { Disagreement, ProofGroup } from 'virtual:accuracy';
import { useFormat } from '../../shared/amount/use-format.ts';
import { Panel } from '../../shared/panel/Panel.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useKindNames } from './kind-names.ts';
import classes from './accuracy.module.css';

const figureNames = [
  'before',
  'after',
  'tariffTax',
  'tax',
  'principalPaid',
  'totalInterestPaid',
  'totalPrincipalPaid',
] as const;
/** What the rows of a table are about. */
const aboutOf = (kind: ProofGroup['kind']) => {
  if (kind === 'loan-cost') return 'loanOf';
  return kind === 'annualTax' ? 'incomeOf' : 'salaryOf';
};
const isNamed = (figure: string): figure is (typeof figureNames)[number] =>
  figureNames.some((name) => name === figure);

const reasonsOf = (groups: readonly ProofGroup[]) => [
  ...new Set(groups.flatMap(({ disagreements }) => disagreements.flatMap(({ why }) => why ?? []))),
];

/** How far a figure is from ours at most, in euros. */
const largestOf = (groups: readonly ProofGroup[]) =>
  Math.max(
    ...groups.flatMap(({ disagreements }) =>
      disagreements.flatMap(({ published, computed }) =>
        typeof published === 'number' && typeof computed === 'number'
          ? Math.abs(published - computed)
          : [],
      ),
    ),
  );

/** The tax classes of one table stand together. */
const isOfSameTable = (one: ProofGroup, other: ProofGroup) =>
  one.kind === other.kind && one.year === other.year && one.publisher === other.publisher;

/** The published figures that differ from ours, with the reasons. */
export function Disagreements({ groups }: { readonly groups: readonly ProofGroup[] }) {
  const { t } = useTranslation('accuracy', { keyPrefix: 'disagreements' });
  const { t: accuracyText } = useTranslation('accuracy');
  const { t: shared } = useTranslation('shared');
  const kindName = useKindNames();
  const { euros, eurosBriefly } = useFormat();
  const written = (figure: Disagreement['published']) =>
    typeof figure === 'number' ? euros(figure) : figure;
  const found = groups.filter(({ disagreements }) => disagreements.length > 0);
  if (found.length === 0) return <p>{t('none')}</p>;
  const tables = found.filter(
    (group, index) => found.findIndex((each) => isOfSameTable(each, group)) === index,
  );
  return (
    <>
      <p>
        {t('text', {
          rows: found.reduce((sum, { rows, reproduced }) => sum + rows - reproduced, 0),
          figures: found.reduce((sum, { disagreements }) => sum + disagreements.length, 0),
        })}
      </p>
      <div>
        {tables.map((table) => {
          const { kind, year, publisher } = table;
          const groupsOfTable = found.filter((group) => isOfSameTable(group, table));
          const figure = year === null ? kindName(kind) : `${kindName(kind)} (${year})`;
          const title = t('by', { figure, publisher });
          return (
            <Panel
              key={`${kind} ${year} ${publisher}`}
              title={title}
              inBrief={[
                t('inBrief', {
                  count: groupsOfTable.reduce(
                    (sum, { rows, reproduced }) => sum + rows - reproduced,
                    0,
                  ),
                  most: eurosBriefly(largestOf(groupsOfTable)),
                }),
                ...reasonsOf(groupsOfTable).map((why) => t(`inShort.${why}`)),
              ].join('\u00A0· ')}
              isOpenOnPaper
            >
              <table className={classes.differences} aria-label={title}>
                <thead>
                  <tr>
                    <th scope="col">{t('case')}</th>
                    <th scope="col">{t('figure')}</th>
                    <th scope="col">{t('published')}</th>
                    <th scope="col">{t('computed')}</th>
                  </tr>
                </thead>
                <tbody>
                  {groupsOfTable.map(({ taxClass, disagreements }) =>
                    disagreements.map(
                      ({ what, about, figure: name, place, published, computed }) => (
                        <tr key={what}>
                          <th scope="row">
                            {t(aboutOf(kind), { amount: euros(about) })}
                            {taxClass !== null && accuracyText('taxClass', { taxClass })}
                          </th>
                          <td>{isNamed(name) && t(`figures.${name}`, { place: place ?? 0 })}</td>
                          <td>
                            <span className={classes.beside}>
                              {shared('label', { label: t('published') })}{' '}
                            </span>
                            {written(published)}
                          </td>
                          <td>
                            <span className={classes.beside}>
                              {shared('label', { label: t('computed') })}{' '}
                            </span>
                            {written(computed)}
                          </td>
                        </tr>
                      ),
                    ),
                  )}
                </tbody>
              </table>
              <p className={classes.note}>
                {reasonsOf(groupsOfTable)
                  .map((why) => t(`reasons.${why}`))
                  .join(' ')}
              </p>
            </Panel>
          );
        })}
      </div>
    </>
  );
}
