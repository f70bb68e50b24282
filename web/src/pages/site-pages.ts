import { operator } from '../shared/operator.ts';

const legalNotice = { path: '/legal-notice', name: 'footer.legalNotice' } as const;

/** The pages about the site itself, by the names that the frame's texts have for them. */
export const sitePages = [
  { path: '/calculators', name: 'allCalculators' },
  { path: '/about-us', name: 'footer.about' },
  { path: '/accuracy', name: 'footer.accuracy' },
  { path: '/accessibility', name: 'footer.accessibility' },
  { path: '/faq', name: 'footer.faq' },
  { path: '/contact-us', name: 'footer.contact' },
  { path: '/privacy', name: 'footer.privacy' },
  { path: '/terms', name: 'footer.terms' },
  ...(operator === null ? [] : [legalNotice]),
] as const;
