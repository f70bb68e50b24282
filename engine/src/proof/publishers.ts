import type { Publisher } from './accuracy.ts';

const taxAdministration = 'Administration des contributions directes';

/** Publishers by the host of their pages, where the host is not the name that people know. */
const namesByHost: Readonly<Record<string, string>> = {
  'impotsdirects.public.lu': taxAdministration,
  'ccss.public.lu': 'Centre commun de la sécurité sociale',
  'infos.rtl.lu': 'RTL',
  'pwc.lu': 'PwC Luxembourg',
  'aleba.lu': 'ALEBA',
  'chronicle.lu': 'Chronicle.lu',
  'guidedesimpots.lu': 'Guide des impôts',
  'europesays.com': 'Europe Says',
  'bil.com': 'Banque Internationale à Luxembourg',
  'help.taxx.lu': 'taxx.lu',
  'baloise.lu': 'Baloise',
  'entreprisesmagazine.com': 'Entreprises magazine',
};

/** Who published a figure, by the words of its source: the first address there, or else the words before a comma. */
export function publisherOf(source: string): Publisher {
  const url = /https?:\/\/[^\s;,]+/.exec(source)?.[0].replace(/[.:)]+$/, '') ?? null;
  const isQuoted = /\bquoted (?:in|by)\b|\btranscri|\bcarried by\b|\bvia public\b/.test(source);
  if (source.startsWith('ACD ')) return { name: taxAdministration, url, isQuoted };
  const host = url === null ? '' : (/^https?:\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? '');
  const words = source.replace(/^published: /, '');
  const name =
    namesByHost[host] ?? (host === '' ? words.replace(/(,| at [0-9a-f]{8}|:).*$/, '') : host);
  return { name, url, isQuoted };
}
