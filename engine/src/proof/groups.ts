import {
  disagreementReasons,
  type Disagreement,
  type DisagreementReason,
  type ExplainedDifference,
  type ProofGroup,
  type RecomputedCase,
} from './accuracy.ts';

/** Tolerance for floating-point errors. */
const floatToleranceEuros = 1e-9;
/** Amounts that differ by at most half a cent are the same. */
const sameAmountWithinEuros = 0.005 + floatToleranceEuros;

/** Counts cases by kind, year, tax class and source; kinds in the order of the cases, the newest year first. */
export function groupsOf(cases: readonly RecomputedCase[]): readonly ProofGroup[] {
  const casesByGroup = new Map<string, [RecomputedCase, ...RecomputedCase[]]>();
  for (const each of cases) {
    const { kind, year, taxClass, publisher, url, isQuoted } = each;
    const key = JSON.stringify([kind, year, taxClass, publisher, url, isQuoted]);
    const group = casesByGroup.get(key);
    if (group === undefined) casesByGroup.set(key, [each]);
    else group.push(each);
  }
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  return [...casesByGroup.values()]
    .map((group) => counted(group))
    .toSorted(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        (b.year ?? 0) - (a.year ?? 0) ||
        textOrder(a.taxClass ?? '', b.taxClass ?? ''),
    );
}

function textOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function counted(group: readonly [RecomputedCase, ...RecomputedCase[]]): ProofGroup {
  const { kind, year, taxClass, publisher, url, isQuoted } = group[0];
  const disagreements = group.map((each) => disagreementsOf(each));
  return {
    kind,
    year,
    taxClass,
    publisher,
    url,
    isQuoted,
    rows: group.length,
    reproduced: disagreements.filter((found) => found.length === 0).length,
    disagreements: disagreements.flat(),
  };
}

function disagreementsOf(each: RecomputedCase): readonly Disagreement[] {
  return Object.entries(each.published)
    .filter(([figure, published]) => !isSame(published, each.computed[figure]))
    .map(([figure, published]) => {
      const computed = each.computed[figure];
      const isShown = typeof computed === 'number' || typeof computed === 'string';
      const what = `${each.id}: ${figure}`;
      const place = /\[(\d+)\]/.exec(figure)?.[1];
      const why = reasonFor(each.mayDiffer[figure], published, computed);
      return {
        what,
        about: each.about,
        figure: figure.replace(/^.*\./, ''),
        place: place === undefined ? null : Number(place) + 1,
        published,
        computed: isShown ? computed : 'nothing',
        why,
      };
    });
}

/** The reason for a difference, if one is given for the figure and the difference is within its tolerance. */
function reasonFor(
  explained: ExplainedDifference | undefined,
  published: number | string,
  computed: unknown,
): DisagreementReason | null {
  if (explained === undefined || typeof published !== 'number' || typeof computed !== 'number') {
    return null;
  }
  const isWithin = Math.abs(published - computed) <= explained.toleranceEuros + floatToleranceEuros;
  return isWithin ? (disagreementReasons.find((reason) => reason === explained.why) ?? null) : null;
}

function isSame(published: number | string, computed: unknown): boolean {
  if (typeof published === 'string' || typeof computed !== 'number') return published === computed;
  return Math.abs(published - computed) <= sameAmountWithinEuros;
}
