import type { ConsentRecord } from './consent-record.ts';

type Signal = 'analytics_storage' | 'ad_storage' | 'ad_personalization' | 'ad_user_data';
type Signals = Readonly<Record<Signal, 'granted' | 'denied'>>;

declare global {
  interface Window {
    /** The queue of messages for the analytics script, which reads it when it loads. */
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

/**
 * Sends a message to the analytics layer. Its script recognises the `arguments` object and accepts
 * no array.
 */
export const tell: (...words: readonly unknown[]) => void = function tell() {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
};

/**
 * Sends the granted purposes. The first time it sends the default, nothing granted, before them.
 */
export function sendSignals(record: ConsentRecord): void {
  if (window.dataLayer === undefined) tell('consent', 'default', allDenied);
  tell('set', 'ads_data_redaction', !record.ads);
  tell('consent', 'update', signalsOf(record));
}
