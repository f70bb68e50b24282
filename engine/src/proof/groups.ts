import {
  disagreementReasons,
  type Disagreement,
  type ProofGroup,
  type RecomputedCase,
} from './accuracy.ts';

/** Half a cent, and a hair for binary numbers: what is nearer is the same amount. */
const sameAmountWithinEuros = 0.005 + 1e-9;

/** Counts cases by kind, year, tax class and source: kinds as they come, the newest year first. */
export function groupsOf(cases: readonly RecomputedCase[]): readonly ProofGroup[] {
  const byGroup = new Map<string, [RecomputedCase, ...RecomputedCase[]]>();
  for (const each of cases) {
    const { kind, year, taxClass, publisher } = each;
    const key = JSON.stringify([kind, year, taxClass, publisher.name, publisher.url]);
    const group = byGroup.get(key);
    if (group === undefined) byGroup.set(key, [each]);
    else group.push(each);
  }
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  return [...byGroup.values()]
    .map((group) => counted(group))
    .toSorted(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        (b.year ?? 0) - (a.year ?? 0) ||
        (a.taxClass ?? '').localeCompare(b.taxClass ?? '', 'en'),
    );
}

function counted(group: readonly [RecomputedCase, ...RecomputedCase[]]): ProofGroup {
  const { kind, year, taxClass, publisher } = group[0];
  const disagreements = group.map((each) => disagreementsOf(each));
  return {
    kind,
    year,
    taxClass,
    publisher: publisher.name,
    url: publisher.url,
    rows: group.length,
    reproduced: disagreements.filter((found) => found.length === 0).length,
    disagreements: disagreements.flat(),
  };
}

function disagreementsOf(each: RecomputedCase): readonly Disagreement[] {
  const why = disagreementReasons.find((reason) => reason === each.disagreement) ?? null;
  return Object.entries(each.published)
    .filter(([figure, published]) => !isSame(published, each.computed[figure]))
    .map(([figure, published]) => {
      const computed = each.computed[figure];
      const isShown = typeof computed === 'number' || typeof computed === 'string';
      const what = `${each.id}: ${figure}`;
      return { what, published, computed: isShown ? computed : 'nothing', why };
    });
}

function isSame(published: number | string, computed: unknown): boolean {
  if (typeof published === 'string' || typeof computed !== 'number') return published === computed;
  return Math.abs(published - computed) <= sameAmountWithinEuros;
}
