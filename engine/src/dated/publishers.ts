/** Names of a publisher: the full name, then short forms that sources use. */
type PublisherNames = readonly [name: string, ...shortForms: string[]];

const taxAdministration: PublisherNames = ['Administration des contributions directes', 'ACD'];
const registrationAdministration: PublisherNames = [
  'Administration de l’enregistrement, des domaines et de la TVA',
  'AED',
];

/** Publishers by the hosts of all source addresses. Subdomains have separate entries. */
const publishersByHost: Readonly<Record<string, PublisherNames>> = {
  'aaa.public.lu': ['Association d’assurance accident', 'AAA'],
  'abbl.lu': ['ABBL'],
  'adjora.de': ['Adjora'],
  'aleba.lu': ['ALEBA'],
  'arendt.com': ['Arendt'],
  'baloise.lu': ['Baloise'],
  'bcee.lu': ['Spuerkeess'],
  'bil.com': ['Banque Internationale à Luxembourg'],
  'ccss.public.lu': ['Centre commun de la sécurité sociale', 'CCSS'],
  'cdm.lu': ['Chambre des Métiers'],
  'chd.lu': ['Chambre des députés'],
  'chronicle.lu': ['Chronicle.lu'],
  'csl.lu': ['Chambre des salariés'],
  'cssf.lu': ['CSSF'],
  'deloitte.com': ['Deloitte'],
  'grantthornton.lu': ['Grant Thornton'],
  'dgs.de': ['DGS'],
  'ec.europa.eu': ['Eurostat'],
  'enovos.lu': ['Enovos'],
  'entreprisesmagazine.com': ['Entreprises magazine'],
  'epension.lu': ['ePension'],
  'etude.lu': ['etude.lu'],
  'eur-lex.europa.eu': ['EUR-Lex'],
  'europesays.com': ['Europe Says'],
  'fiduciaire-lpg.lu': ['Fiduciaire LPG'],
  'github.com': ['GitHub'],
  'guichet.public.lu': ['Guichet.lu'],
  'guidedesimpots.lu': ['Guide des impôts'],
  'heizspiegel.de': ['Heizspiegel'],
  'help.salary.lu': ['salary.lu'],
  'help.taxx.lu': ['taxx.lu'],
  'igss.gouvernement.lu': ['Inspection générale de la sécurité sociale', 'IGSS'],
  'immotop.lu': ['immotop.lu'],
  'impotsdirects.public.lu': taxAdministration,
  'infos.rtl.lu': ['RTL'],
  'kleyrgrasso.com': ['Kleyr Grasso'],
  'klima-agence.lu': ['Klima-Agence'],
  'lasemaine.cosavostra.com': ['La Semaine'],
  'lcgb.lu': ['LCGB'],
  'legilux.public.lu': ['Legilux'],
  'lequotidien.lu': ['Le Quotidien'],
  'livios.be': ['Livios'],
  'loyensloeff.com': ['Loyens & Loeff'],
  'manualslib.de': ['ManualsLib'],
  'meteolux.lu': ['MeteoLux'],
  'mondaq.com': ['Mondaq'],
  'mortgage.lu': ['mortgage.lu'],
  'notariat.lu': ['Chambre des Notaires'],
  'ogbl.lu': ['OGBL'],
  'omnitrust.lu': ['Omnitrust'],
  'pfi.public.lu': registrationAdministration,
  'pwc.lu': ['PwC Luxembourg'],
  'rhlab.lu': ['RH Lab'],
  'rtl.lu': ['RTL'],
  'salary.lu': ['salary.lu'],
  'sdworx.lu': ['SD Worx'],
  'secu.lu': ['secu.lu'],
  'socialsecurity.belgium.be': ['SPF Sécurité sociale'],
  'spuerkeess.lu': ['Spuerkeess'],
  'statistiques.public.lu': ['STATEC'],
  'taxx.lu': ['taxx.lu'],
  'uel.lu': ['UEL'],
  'vatupdate.com': ['VATupdate'],
  'voltmax.lu': ['Voltmax'],
  'wortimmo.lu': ['wortimmo.lu'],
  'yumpu.com': ['Yumpu'],
};

/** The host of an address, without www. */
function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? '';
}

/** Names of the publisher at an address, the full name first; undefined for an unknown host. */
export function publisherNamesAt(url: string): PublisherNames | undefined {
  return publishersByHost[hostOf(url)];
}

/** Full name of the publisher at an address, or the host when it is unknown. */
export function publisherAt(url: string): string {
  return publisherNamesAt(url)?.[0] ?? hostOf(url);
}

/** Hosts of the bodies that set or apply the law, and of the offices of statistics. */
const authorities: ReadonlySet<string> = new Set([
  'aaa.public.lu',
  'ccss.public.lu',
  'chd.lu',
  'cssf.lu',
  'ec.europa.eu',
  'eur-lex.europa.eu',
  'guichet.public.lu',
  'igss.gouvernement.lu',
  'impotsdirects.public.lu',
  'klima-agence.lu',
  'legilux.public.lu',
  'pfi.public.lu',
  'socialsecurity.belgium.be',
  'statistiques.public.lu',
]);

/** True where an authority publishes at an address. */
export function isAuthority(url: string): boolean {
  return authorities.has(hostOf(url));
}
