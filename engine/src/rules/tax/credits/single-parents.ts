import type { TaxClass } from '../../../law/tax/tax-classes.ts';

/** Whether a class is that of single parents: the only one with their credit. L.I.R. art. 154ter, par. 1. */
export function isSingleParentsClass(taxClass: TaxClass): boolean {
  return taxClass === '1a';
}

/** Non-residents have the credit only where they are treated as residents. L.I.R. art. 154ter, par. 1, and 157bis, par. 5. */
export function mayHaveSingleParentCredit(taxClass: TaxClass, isTaxedAsResident: boolean): boolean {
  return isTaxedAsResident && isSingleParentsClass(taxClass);
}
