import type { Disagreement, ProofGroup } from 'virtual:accuracy';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useKindNames } from './kind-names.ts';
import classes from './accuracy.module.css';

/** Every published figure that we do not give, with the reason; or that there is none. */
export function Disagreements({ groups }: { readonly groups: readonly ProofGroup[] }) {
  const { t } = useTranslation('accuracy');
  const { euros } = useFormat();
  const written = (figure: Disagreement['published']) =>
    typeof figure === 'number' ? euros(figure) : figure;
  const kindName = useKindNames();
  const found = groups.flatMap((group) =>
    group.disagreements.map((disagreement) => ({ ...group, ...disagreement })),
  );
  if (found.length === 0) return <p>{t('disagreements.none')}</p>;
  return (
    <>
      <p>{t('disagreements.text')}</p>
      <ul>
        {found.map(({ what, kind, year, publisher, published, computed, why }) => (
          <li key={`${kind} ${what}`}>
            {kindName(kind)}
            {year !== null && `, ${year}`}
            <br />
            {t('disagreements.figures', {
              publisher,
              published: written(published),
              computed: written(computed),
            })}{' '}
            {why !== null && t(`disagreements.reasons.${why}`)}
            <code className={classes.row} translate="no">
              {what}
            </code>
          </li>
        ))}
      </ul>
    </>
  );
}
