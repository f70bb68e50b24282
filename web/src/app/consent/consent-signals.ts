import type { ConsentRecord } from './consent-record.ts';

type Signal = 'analytics_storage' | 'ad_storage' | 'ad_personalization' | 'ad_user_data';
type Signals = Readonly<Record<Signal, 'granted' | 'denied'>>;

declare global {
  interface Window {
    /** What the page tells the analytics layer, in order; its script reads it when and if it comes. */
    dataLayer?: unknown[];
  }
}

const allDenied: Signals = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_personalization: 'denied',
  ad_user_data: 'denied',
};

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The record in the words of the analytics layer. */
function signalsOf(record: ConsentRecord): Signals {
  return {
    analytics_storage: word(record.analytics),
    ad_storage: word(record.ads),
    ad_personalization: word(record.adPersonalization),
    ad_user_data: word(record.adMeasurement),
  };
}

/** Tells the analytics layer something. It knows what it is told by the `arguments` object and takes no array. */
export const tell: (...words: readonly unknown[]) => void = function tell() {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
};

/** Sends what is granted. The first time it says before that nothing was. */
export function sendSignals(record: ConsentRecord): void {
  if (window.dataLayer === undefined) tell('consent', 'default', allDenied);
  tell('set', 'ads_data_redaction', !record.ads);
  tell('consent', 'update', signalsOf(record));
}
