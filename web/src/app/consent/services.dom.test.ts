import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../shared/test-support/fake-api.test-support.ts';
import { everything, nothing, type ConsentRecord } from './consent-record.ts';

const analyticsId = 'G-AB12CD34EF';
const adsenseClient = 'ca-pub-1234567890123456';
const analyticsScript = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;
const adScript = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${adsenseClient}`;

/** The scripts that the page has asked for; none is really loaded. */
const asked: HTMLScriptElement[] = [];
const addresses = () => asked.map(({ src }) => src);

/** What the analytics layer was told, as arrays. */
const told = () => Array.from(window.dataLayer ?? [], (words) => Array.from(words as IArguments));

const switchOfAnalytics = () =>
  (window as unknown as Record<string, unknown>)[`ga-disable-${analyticsId}`];

/** A fresh copy of the services, as after a page load. */
async function freshServices(settings: object) {
  const api = fakeApi({ '/site-settings': [{ status: 200, body: settings }] });
  vi.resetModules();
  return { ...(await import('./services.ts')), api };
}

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
  });
});

afterEach(() => {
  asked.length = 0;
  delete window.dataLayer;
  delete window.adsbygoogle;
});

describe('where the operator has no services', () => {
  test('nothing is told and nobody is asked', async () => {
    const { applyConsent } = await freshServices({});
    await applyConsent(everything);
    expect(addresses()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    expect(window.adsbygoogle).toBeUndefined();
  });
});

describe('the signals', () => {
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_personalization: 'denied',
    ad_user_data: 'denied',
  };

  test.each<[keyof ConsentRecord, keyof typeof denied]>([
    ['analytics', 'analytics_storage'],
    ['ads', 'ad_storage'],
    ['adPersonalization', 'ad_personalization'],
    ['adMeasurement', 'ad_user_data'],
  ])('of %s is %s', async (purpose, signal) => {
    const { applyConsent } = await freshServices({ analyticsId });
    await applyConsent({ ...nothing, [purpose]: true });
    expect(told().slice(0, 3)).toEqual([
      ['consent', 'default', denied],
      ['set', 'ads_data_redaction', purpose !== 'ads'],
      ['consent', 'update', { ...denied, [signal]: 'granted' }],
    ]);
  });

  test('follow every choice, after one default', async () => {
    const { applyConsent } = await freshServices({ analyticsId });
    await applyConsent(everything);
    await applyConsent(nothing);
    const consentCalls = told().filter(([subject]) => subject === 'consent');
    expect(consentCalls.map(([, kind]) => kind)).toEqual(['default', 'update', 'update']);
    expect(told().at(-2)).toEqual(['set', 'ads_data_redaction', true]);
    expect(told().at(-1)).toEqual(['consent', 'update', denied]);
  });
});

describe('the scripts', () => {
  test.each<[string, ConsentRecord, string[]]>([
    ['nothing', nothing, []],
    ['analytics', { ...nothing, analytics: true }, [analyticsScript]],
    ['ads', { ...nothing, ads: true }, [adScript]],
    ['ad measurement', { ...nothing, adMeasurement: true }, [adScript]],
    ['ad personalization', { ...nothing, adPersonalization: true }, [adScript]],
    ['everything', everything, [analyticsScript, adScript]],
  ])('of %s', async (_name, record, scripts) => {
    const { applyConsent } = await freshServices({ analyticsId, adsenseClient });
    await applyConsent(record);
    await applyConsent(record);
    expect(addresses()).toEqual(scripts);
  });

  test('are those of the services that the operator has', async () => {
    const { applyConsent, api } = await freshServices({ adsenseClient });
    await applyConsent(everything);
    expect(addresses()).toEqual([adScript]);
    await applyConsent({ ...everything });
    expect(api.calls.length).toBe(1);
  });

  test('name the property before they come', async () => {
    const { applyConsent } = await freshServices({ analyticsId });
    await applyConsent({ ...nothing, analytics: true });
    expect(told().slice(3)).toEqual([
      ['js', expect.any(Date)],
      ['config', analyticsId],
    ]);
  });

  test('that do not load are named in the console and tried again by the next choice', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { applyConsent } = await freshServices({ analyticsId, adsenseClient });
    await applyConsent(everything);
    for (const script of asked) script.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(log.mock.calls).toEqual([
      ['Failed to load gtag.js script'],
      ['Failed to load AdSense script'],
    ]);
    await applyConsent({ ...everything });
    expect(addresses()).toEqual([analyticsScript, adScript, analyticsScript, adScript]);
  });

  test('wait for the last word', async () => {
    const { applyConsent } = await freshServices({ analyticsId, adsenseClient });
    await Promise.all([applyConsent(everything), applyConsent({ ...nothing, ads: true })]);
    expect(addresses()).toEqual([adScript]);
  });
});

describe('a withdrawn consent', () => {
  test('stops analytics and removes its cookies, and no others', async () => {
    const { applyConsent } = await freshServices({ analyticsId });
    await applyConsent(everything);
    expect(switchOfAnalytics()).toBe(false);
    for (const name of ['_ga', '_ga_AB12CD34EF', 'other']) document.cookie = `${name}=1; path=/`;
    await applyConsent(nothing);
    expect(switchOfAnalytics()).toBe(true);
    expect(document.cookie).toBe('other=1');
  });

  test('stops ads and their choice by interest', async () => {
    const { applyConsent } = await freshServices({ adsenseClient });
    await applyConsent(everything);
    expect(window.adsbygoogle).toMatchObject({ pauseAdRequests: 0, requestNonPersonalizedAds: 0 });
    await applyConsent({ ...everything, adPersonalization: false });
    expect(window.adsbygoogle).toMatchObject({ pauseAdRequests: 0, requestNonPersonalizedAds: 1 });
    await applyConsent(nothing);
    expect(window.adsbygoogle).toMatchObject({ pauseAdRequests: 1, requestNonPersonalizedAds: 1 });
  });
});

test('settings that cannot be read are named in the console and asked for again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({ '/site-settings': ['noConnection', { status: 200, body: { analyticsId } }] });
  vi.resetModules();
  const { applyConsent } = await import('./services.ts');
  await applyConsent(everything);
  expect(log).toHaveBeenCalledExactlyOnceWith('Failed to load the settings of the site');
  expect(addresses()).toEqual([]);
  await applyConsent({ ...everything });
  expect(addresses()).toEqual([analyticsScript]);
});
