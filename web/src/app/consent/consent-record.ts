/** What a visitor can agree to, in the order in which it is asked. */
export const purposes = ['analytics', 'ads', 'adMeasurement', 'adPersonalization'] as const;
export type Purpose = (typeof purposes)[number];

/** What a visitor has agreed to. */
export type ConsentRecord = Readonly<Record<Purpose, boolean>>;

export const everything: ConsentRecord = {
  analytics: true,
  ads: true,
  adMeasurement: true,
  adPersonalization: true,
};

export const nothing: ConsentRecord = {
  analytics: false,
  ads: false,
  adMeasurement: false,
  adPersonalization: false,
};

/** Whether anything was agreed to. */
export function hasGrant(record: ConsentRecord): boolean {
  return purposes.some((purpose) => record[purpose]);
}

/** Whether any advertising purpose was agreed to. */
export function hasAdGrant({ ads, adMeasurement, adPersonalization }: ConsentRecord): boolean {
  return ads || adMeasurement || adPersonalization;
}

/**
 * Reads a stored choice. An incomplete record counts as no choice, so the visitor is asked again.
 */
export function parseConsent(stored: string | null): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const given = new Map(Object.entries(value));
  return purposes.every((purpose) => typeof given.get(purpose) === 'boolean');
}
