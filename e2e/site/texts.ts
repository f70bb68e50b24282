import frameDe from '../../web/src/app/texts/de.json' with { type: 'json' };
import frameEn from '../../web/src/app/texts/en.json' with { type: 'json' };
import frameFr from '../../web/src/app/texts/fr.json' with { type: 'json' };
import jointSalaryDe from '../../web/src/calculators/joint-salary/texts/de.json' with { type: 'json' };
import jointSalaryEn from '../../web/src/calculators/joint-salary/texts/en.json' with { type: 'json' };
import jointSalaryFr from '../../web/src/calculators/joint-salary/texts/fr.json' with { type: 'json' };
import freelanceDe from '../../web/src/calculators/freelance/texts/de.json' with { type: 'json' };
import freelanceEn from '../../web/src/calculators/freelance/texts/en.json' with { type: 'json' };
import freelanceFr from '../../web/src/calculators/freelance/texts/fr.json' with { type: 'json' };
import netSalaryDe from '../../web/src/calculators/net-salary/texts/de.json' with { type: 'json' };
import netSalaryEn from '../../web/src/calculators/net-salary/texts/en.json' with { type: 'json' };
import netSalaryFr from '../../web/src/calculators/net-salary/texts/fr.json' with { type: 'json' };
import homeDe from '../../web/src/pages/home/texts/de.json' with { type: 'json' };
import homeEn from '../../web/src/pages/home/texts/en.json' with { type: 'json' };
import homeFr from '../../web/src/pages/home/texts/fr.json' with { type: 'json' };
import notFoundDe from '../../web/src/pages/not-found/texts/de.json' with { type: 'json' };
import notFoundEn from '../../web/src/pages/not-found/texts/en.json' with { type: 'json' };
import notFoundFr from '../../web/src/pages/not-found/texts/fr.json' with { type: 'json' };
import explanationDe from '../../web/src/shared/explanation/texts/de.json' with { type: 'json' };
import explanationEn from '../../web/src/shared/explanation/texts/en.json' with { type: 'json' };
import explanationFr from '../../web/src/shared/explanation/texts/fr.json' with { type: 'json' };
import sharedDe from '../../web/src/shared/texts/de.json' with { type: 'json' };
import sharedEn from '../../web/src/shared/texts/en.json' with { type: 'json' };
import sharedFr from '../../web/src/shared/texts/fr.json' with { type: 'json' };
import type { Language } from './languages.ts';

const en = {
  frame: frameEn,
  home: homeEn,
  notFound: notFoundEn,
  shared: sharedEn,
  explanation: explanationEn,
  netSalary: netSalaryEn,
  freelance: freelanceEn,
  jointSalary: jointSalaryEn,
};

/** The site's own texts, by which tests find what stands on a page: no sentence is written twice. */
export type Texts = typeof en;

export const texts: Readonly<Record<Language, Texts>> = {
  en,
  fr: {
    frame: frameFr,
    home: homeFr,
    notFound: notFoundFr,
    shared: sharedFr,
    explanation: explanationFr,
    netSalary: netSalaryFr,
    freelance: freelanceFr,
    jointSalary: jointSalaryFr,
  },
  de: {
    frame: frameDe,
    home: homeDe,
    notFound: notFoundDe,
    shared: sharedDe,
    explanation: explanationDe,
    netSalary: netSalaryDe,
    freelance: freelanceDe,
    jointSalary: jointSalaryDe,
  },
};

/** A text with its `{{names}}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" wants a value for ${name}`);
    return String(value);
  });
}
