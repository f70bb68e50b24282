import { useLocation } from 'react-router';
import { splitPath } from '../../shared/language.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useFormThatAsks } from './form-that-asks.ts';
import { couplesClass, type TaxClass } from './salary-entries.ts';

interface WhichTaxClassProps {
  readonly calculator: string;
  readonly name: string;
}

/** The way from a tax class field to find the class, which comes back to the form as it was left. */
export function WhichTaxClass({ calculator, name }: WhichTaxClassProps) {
  const { t } = useTranslation('salary');
  const { path } = splitPath(useLocation().pathname);
  const { ask } = useFormThatAsks();
  const entriesOf = (taxClass: TaxClass) =>
    // Class 2 is the class of both.
    taxClass === couplesClass ? { taxClass: String(taxClass) } : { [name]: String(taxClass) };
  return (
    <PageLink to="/tax-class" onClick={() => ask({ calculator, path, entriesOf })}>
      {t('taxClass.find')}
    </PageLink>
  );
}
