import { createContext } from 'react';

/** The sections of the site, in their order. */
export const sectionIds = ['income', 'tax', 'loans', 'housing'] as const;

export type SectionId = (typeof sectionIds)[number];

/** The section of the page; undefined for pages that belong to none. */
export const SectionContext = createContext<SectionId | undefined>(undefined);
