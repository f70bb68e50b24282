import { getJson } from '../../shared/api-client.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { loadScript } from '../../shared/loading/load-script.ts';
import { hasAdGrant, type ConsentRecord } from './consent-record.ts';
import { sendSignals, tell } from './consent-signals.ts';

/** The site's own host and those above it: a cookie of 'www.suen.example' may stand for 'suen.example'. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
}

const longAgo = new Date(0).toUTCString();

/** Removes the first-party cookies whose name matches. */
function removeCookies(pattern: RegExp): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const places = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((each) => pattern.test(each))) {
    for (const place of places) document.cookie = `${name}=; path=/; expires=${longAgo}${place}`;
  }
}

/** The services that the operator works with, by their ids. */
interface SiteSettings {
  readonly analyticsId?: string;
  readonly adsenseClient?: string;
}

/** The advertising script's queue, which is also where its switches are. */
interface AdQueue extends Array<unknown> {
  pauseAdRequests?: 0 | 1;
  requestNonPersonalizedAds?: 0 | 1;
}

declare global {
  interface Window {
    adsbygoogle?: AdQueue;
  }
}

const cookiesOfAnalytics = /^_ga/;
const cookiesOfAdvertising = /^(?:__gads|__gpi|__eoi|_gcl_)/;

const running = new Set<string>();
let wanted: ConsentRecord | undefined;

const settings = lazyPart(() => getJson<SiteSettings>('/site-settings'));

/** Loads a script once. After a failure, the next choice loads it again. */
function start(url: string, failure: string, crossOrigin?: 'anonymous') {
  if (running.has(url)) return;
  running.add(url);
  loadScript(url, crossOrigin && { crossOrigin }).catch(() => {
    running.delete(url);
    console.error(failure);
  });
}

function followAnalytics(id: string, isGranted: boolean) {
  // The script's own switch. It stops a running script from sending more.
  Object.assign(window, { [`ga-disable-${id}`]: !isGranted });
  if (!isGranted) {
    removeCookies(cookiesOfAnalytics);
    return;
  }
  const url = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  if (!running.has(url)) {
    tell('js', new Date());
    tell('config', id);
  }
  start(url, 'Failed to load gtag.js script');
}

function followAdvertising(client: string, record: ConsentRecord) {
  const queue = (window.adsbygoogle ??= []);
  queue.pauseAdRequests = record.ads ? 0 : 1;
  queue.requestNonPersonalizedAds = record.adPersonalization ? 0 : 1;
  if (!record.ads) removeCookies(cookiesOfAdvertising);
  if (!hasAdGrant(record)) return;
  const url = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`;
  start(url, 'Failed to load AdSense script', 'anonymous');
}

/**
 * Applies a choice to signals, third-party scripts and their cookies. Without configured services
 * nothing happens.
 */
export async function applyConsent(record: ConsentRecord): Promise<void> {
  wanted = record;
  const { analyticsId, adsenseClient } = await settings.load().catch((): SiteSettings => {
    console.error('Failed to load the settings of the site');
    return {};
  });
  // The visitor may have changed the choice meanwhile.
  if (wanted !== record) return;
  if (analyticsId === undefined && adsenseClient === undefined) return;
  sendSignals(record);
  if (analyticsId !== undefined) followAnalytics(analyticsId, record.analytics);
  if (adsenseClient !== undefined) followAdvertising(adsenseClient, record);
}
