import { operator } from '../shared/operator.ts';

const legalNotice = { path: '/legal-notice', name: 'footer.legalNotice' } as const;

/** The pages about the site itself, by the names that the frame's texts have for them, as the footer groups them. */
export const sitePageGroups = [
  {
    id: 'trust',
    pages: [
      { path: '/accuracy', name: 'footer.accuracy' },
      { path: '/sources', name: 'footer.sources' },
      { path: '/what-changed', name: 'footer.whatChanged' },
      { path: '/glossary', name: 'footer.glossary' },
      { path: '/data', name: 'footer.data' },
      { path: '/accessibility', name: 'footer.accessibility' },
      { path: '/about-us', name: 'footer.about' },
    ],
  },
  {
    id: 'practical',
    pages: [
      { path: '/calculators', name: 'allCalculators' },
      { path: '/faq', name: 'footer.faq' },
      { path: '/contact-us', name: 'footer.contact' },
      { path: '/privacy', name: 'footer.privacy' },
      { path: '/terms', name: 'footer.terms' },
      { path: '/developers', name: 'footer.developers' },
      { path: '/in-your-site', name: 'footer.inYourSite' },
      ...(operator === null ? [] : [legalNotice]),
    ],
  },
] as const;

export const sitePages = sitePageGroups.flatMap<(typeof sitePageGroups)[number]['pages'][number]>(
  ({ pages }) => pages,
);
