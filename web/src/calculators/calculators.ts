import { sectionIds, type SectionId } from '../shared/section/section.ts';
import { iconOf, type Icon } from '../shared/icon-of.ts';
import type { Namespace } from '../shared/translation/text-keys.ts';

/** What readers say of themselves to find their calculators. */
export const situations = ['employed', 'couple', 'selfEmployed', 'crossBorder', 'home'] as const;

export type Situation = (typeof situations)[number];

/**
 * The description of a calculator. Addresses, lists and texts follow from it. Its page is in
 * page.tsx beside it.
 */
export interface CalculatorDescription<Id extends Namespace = Namespace> {
  /** Also the name of its room, of its texts and of the engine's room. */
  readonly id: Id;
  readonly section: SectionId;
  /** Whom the index shows it to, if readers say what concerns them. */
  readonly situations: readonly Situation[];
  /** The address without its language. */
  readonly path: string;
  /** Legacy URLs, replaced by `path`. */
  readonly legacyPaths?: readonly string[];
  /** The icon beside its name. */
  readonly icon: Icon;
  /** True for a calculator marked as beta. */
  readonly isBeta?: boolean;
  /** True if the home page features it. */
  readonly isLeading?: boolean;
  /**
   * Further namespaces that the page needs at once, in addition to its own and the texts of all forms.
   */
  readonly texts?: readonly Namespace[];
  /** Further namespaces that only a result needs, in addition to the texts of all explanations. */
  readonly textsOfResult: readonly Namespace[];
}

/** Describes a calculator; the type keeps its id. */
function describe<const Id extends Namespace>(
  description: CalculatorDescription<Id>,
): CalculatorDescription<Id> {
  return description;
}

/** Every calculator, in the order of the site. */
export const calculators = [
  describe({
    id: 'net-salary',
    section: 'income',
    situations: ['employed', 'selfEmployed', 'crossBorder'],
    path: '/salary/calculator',
    legacyPaths: ['/salary-calculator'],
    icon: iconOf('receipt-euro'),
    isLeading: true,
    texts: ['self-employed'],
    textsOfResult: ['salary-steps', 'payslip-steps', 'payslip', 'advances'],
  }),
  describe({
    id: 'freelance',
    section: 'income',
    situations: ['selfEmployed'],
    path: '/freelance/calculator',
    legacyPaths: ['/freelance-calculator'],
    icon: iconOf('briefcase'),
    texts: ['self-employed'],
    textsOfResult: ['salary-steps', 'advances'],
  }),
  describe({
    id: 'joint-salary',
    section: 'income',
    situations: ['couple'],
    path: '/joint-salary/calculator',
    icon: iconOf('users'),
    isBeta: true,
    texts: ['self-employed'],
    textsOfResult: ['salary-steps', 'advances'],
  }),
  describe({
    id: 'tax-class',
    section: 'income',
    situations: ['employed', 'couple', 'crossBorder'],
    path: '/tax-class',
    icon: iconOf('id-badge-2'),
    textsOfResult: ['salary-steps', 'tax-class-steps'],
  }),
  describe({
    id: 'tax-optimization',
    section: 'tax',
    situations: ['employed', 'couple', 'selfEmployed', 'crossBorder'],
    path: '/tax-optimization/calculator',
    legacyPaths: ['/tax-optimization'],
    icon: iconOf('pig-money'),
    isLeading: true,
    texts: ['earlier-premiums'],
    textsOfResult: ['deductions', 'deduction-steps', 'salary-steps'],
  }),
  describe({
    id: 'outstanding-balance-insurance',
    section: 'tax',
    situations: ['home'],
    path: '/outstanding-balance-insurance/calculator',
    icon: iconOf('shield-check'),
    texts: ['earlier-premiums'],
    textsOfResult: ['deductions', 'deduction-steps'],
  }),
  describe({
    id: 'loan-cost',
    section: 'loans',
    situations: ['home'],
    path: '/loan-cost/calculator',
    icon: iconOf('building-bank'),
    textsOfResult: ['loan-steps'],
  }),
  describe({
    id: 'loan-overpayment',
    section: 'loans',
    situations: ['home'],
    path: '/loan-overpayment/calculator',
    legacyPaths: ['/loan-overpayment'],
    icon: iconOf('calendar-down'),
    isLeading: true,
    textsOfResult: ['loan-steps', 'prepayment-steps'],
  }),
  describe({
    id: 'home-affordability',
    section: 'housing',
    situations: ['couple', 'home'],
    path: '/home-affordability/calculator',
    legacyPaths: ['/home-affordability'],
    icon: iconOf('home-search'),
    isLeading: true,
    textsOfResult: ['loan-steps', 'deed-steps'],
  }),
  describe({
    id: 'solar-panels',
    section: 'housing',
    situations: ['home'],
    path: '/solar-panels/calculator',
    legacyPaths: ['/solar-panels'],
    icon: iconOf('solar-panel'),
    textsOfResult: ['solar-steps'],
  }),
];

export type Calculator = (typeof calculators)[number];

/** The sections with their calculators, as the drawer, footer, home page and index list them. */
export const calculatorSections = sectionIds.map((id) => ({
  id,
  calculators: calculators.filter(({ section }) => section === id),
}));
