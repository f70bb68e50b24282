import type { TaxClass } from '../../../law/tax/tax-classes.ts';

/** Whether a class is that of single parents: the only one with their credit. L.I.R. art. 154ter, par. 1. */
export function isSingleParentsClass(taxClass: TaxClass): boolean {
  return taxClass === '1a';
}

/**
 * What a request for the credit comes to. Non-residents have it only where they are treated as residents, whatever their class;
 * residents ask for it in its class alone. L.I.R. art. 154ter, par. 1, and 157bis, par. 5.
 */
export function rightToSingleParentCredit(
  taxClass: TaxClass,
  isTaxedAsResident: boolean,
): 'granted' | 'notResident' | 'otherClass' {
  if (!isTaxedAsResident) return 'notResident';
  return isSingleParentsClass(taxClass) ? 'granted' : 'otherClass';
}
