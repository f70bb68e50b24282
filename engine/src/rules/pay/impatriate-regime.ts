import type { Sourced } from '../../dated/source.ts';
import type {
  ImpatriateExemption,
  ImpatriationPremiumExemption,
} from '../../law/pay/exempt-pay.ts';
import type { Cents } from '../../money/cents.ts';

/** The regimes of people recruited abroad: since 2025 a part of the pay is exempt, before a part of the premium. */
export interface ImpatriateLaw {
  readonly present: Sourced<ImpatriateExemption>;
  readonly former: Sourced<ImpatriationPremiumExemption>;
}

/** A person recruited abroad. */
export interface Impatriate {
  /** The year of the arrival. */
  readonly since: number;
  readonly livesInLuxembourg: boolean;
  /** Who came under the former regime keeps it unless the present one was asked for. */
  readonly keepsFormerRegime: boolean;
}

type Regime = 'present' | 'former';

/** The regimes that an impatriate can have: who came under the former one has both, once there is another one. */
export function regimesSince(
  since: number,
  { present, former }: ImpatriateLaw,
): readonly [Regime, ...Regime[]] {
  if (since > former.value.lastArrival) return ['present'];
  return present.value.share.numerator > 0 ? ['former', 'present'] : ['former'];
}

/** The regime of an impatriate who asks for one: the only one there is, or that. */
export function chosenRegime(since: number, asked: Regime, law: ImpatriateLaw): Regime {
  const regimes = regimesSince(since, law);
  return regimes.includes(asked) ? asked : regimes[0];
}

/**
 * The regime that exempts a part of the pay of an impatriate in a year; `null` for none: the person lives elsewhere, the years
 * after the arrival are over, or the fixed pay is too low. L.I.R. art. 115, no 13b; law of 20 December 2024 (Mémorial A 589).
 */
export function impatriateRegime(
  { since, livesInLuxembourg, keepsFormerRegime }: Impatriate,
  year: number,
  fixedPayOfYear: Cents,
  law: ImpatriateLaw,
): Regime | null {
  const regime = chosenRegime(since, keepsFormerRegime ? 'former' : 'present', law);
  const { fixedPayFrom } = law[regime].value;
  if (!livesInLuxembourg || !isInTime(since, year, law[regime]) || fixedPayOfYear < fixedPayFrom)
    return null;
  return regime;
}

/** Whether the years of a regime after an arrival last in a year. */
function isInTime(
  since: number,
  year: number,
  { value: { yearsAfterArrival } }: ImpatriateLaw[Regime],
): boolean {
  return year >= since && year - since <= yearsAfterArrival;
}

/** The years of arrival for which a regime lasts in a year, newest first. */
export function arrivalYearsOf(year: number, law: ImpatriateLaw): readonly number[] {
  const longest = Math.max(law.present.value.yearsAfterArrival, law.former.value.yearsAfterArrival);
  const years = Array.from({ length: longest + 1 }, (_, yearsAgo) => year - yearsAgo);
  return years.filter((since) =>
    regimesSince(since, law).some((regime) => isInTime(since, year, law[regime])),
  );
}
