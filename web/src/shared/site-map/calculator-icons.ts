import {
  IconBriefcase,
  IconBuildingBank,
  IconCalendarDown,
  IconHomeSearch,
  IconReceiptEuro,
  IconReceiptTax,
  IconShieldCheck,
  IconSolarPanel,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ListedCalculator } from './calculator-sections.ts';

/** The sign of each calculator, beside its name. */
export const calculatorIcons: Readonly<Record<ListedCalculator['id'], TablerIcon>> = {
  'net-salary': IconReceiptEuro,
  freelance: IconBriefcase,
  'joint-salary': IconUsers,
  'tax-optimization': IconReceiptTax,
  'outstanding-balance-insurance': IconShieldCheck,
  'loan-cost': IconBuildingBank,
  'loan-overpayment': IconCalendarDown,
  'home-affordability': IconHomeSearch,
  'solar-panels': IconSolarPanel,
};
