import { dataFiles } from 'virtual:data-files';
import { languages, localisedPath } from '../shared/language.ts';
import type { Translator } from '../shared/translation/translator.ts';
import { metaOf } from './page-meta.ts';
import { routes, type Destination, type Route } from './routes.ts';
import { withoutSoftHyphens } from './soft-hyphens.ts';

/** An object of structured data (schema.org, JSON-LD). */
export type StructuredData = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/**
 * A page's structured data for search engines. Made only at build time, because readers do not see
 * it.
 */
export function structuredDataOf(
  destination: Destination,
  translator: Translator,
  nameOf: (route: Route) => string,
): readonly StructuredData[] {
  const { route } = destination;
  if (route.embeds !== undefined) return [];
  switch (route.id) {
    case 'not-found':
      return [];
    case 'home':
      return [webSite(destination, translator)];
    case 'faq':
      return [breadcrumbs(destination, nameOf), ...questions(destination, translator)];
    case 'data':
      return [breadcrumbs(destination, nameOf), ...dataSets(destination, translator)];
    default:
      return route.kind === 'calculator'
        ? [webApplication(destination, translator, nameOf), breadcrumbs(destination, nameOf)]
        : [breadcrumbs(destination, nameOf)];
  }
}

const addressOf = ({ language }: Destination, { path }: Route) =>
  import.meta.env.SITE_URL + localisedPath(path, language);

function webSite(destination: Destination, translator: Translator): StructuredData {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: 'Suen',
    url: addressOf(destination, destination.route),
    description: metaOf(destination.route, translator).description,
    inLanguage: languages,
  };
}

function webApplication(
  destination: Destination,
  translator: Translator,
  nameOf: (route: Route) => string,
): StructuredData {
  const { route, language } = destination;
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: nameOf(route),
    description: metaOf(route, translator).description,
    url: addressOf(destination, route),
    inLanguage: language,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    areaServed: { '@type': 'Country', name: 'Luxembourg' },
  };
}

/** Home, the index for a calculator, the page. */
function breadcrumbs(destination: Destination, nameOf: (route: Route) => string): StructuredData {
  const { route } = destination;
  const home = routes.filter(({ id }) => id === 'home');
  const index = route.kind === 'calculator' ? routes.filter(({ id }) => id === 'calculators') : [];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [...home, ...index, route].map((each, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: nameOf(each),
      item: addressOf(destination, each),
    })),
  };
}

/** The files of data by kind, for those who search for data. */
function dataSets(destination: Destination, translator: Translator): readonly StructuredData[] {
  const ids = [...new Set(dataFiles.map(({ id }) => id))];
  const { SITE_URL: site } = import.meta.env;
  return ids.map((id) => ({
    '@context': context,
    '@type': 'Dataset',
    name: translator.text('data', `files.name.${id}`),
    description: `${translator.text('data', `files.about.${id}`)} ${metaOf(destination.route, translator).description}`,
    url: addressOf(destination, destination.route),
    inLanguage: destination.language,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'Suen', url: `${site}/` },
    spatialCoverage: { '@type': 'Country', name: 'Luxembourg' },
    distribution: dataFiles
      .filter((file) => file.id === id)
      .map(({ path, bytes, sha256, year }) => ({
        '@type': 'DataDownload',
        contentUrl: site + path,
        encodingFormat: path.endsWith('.csv') ? 'text/csv' : 'application/json',
        contentSize: `${bytes} B`,
        sha256,
        temporalCoverage: year === null ? undefined : String(year),
      })),
  }));
}

/** The questions of the FAQ with their answers, as the page shows them. */
function questions({ language }: Destination, translator: Translator): readonly StructuredData[] {
  const names = translator
    .keysOf('faq')
    .flatMap((key) => /^items\.([^.]+)\.question$/.exec(key)?.[1] ?? []);
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: names.map((name) => ({
        '@type': 'Question',
        name: withoutSoftHyphens(translator.text('faq', `items.${name}.question`)),
        acceptedAnswer: {
          '@type': 'Answer',
          text: withoutSoftHyphens(translator.text('faq', `items.${name}.answer`)),
        },
      })),
    },
  ];
}
