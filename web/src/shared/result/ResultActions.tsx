import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** What can be done with a result: go back to the form, or print it. */
export function ResultActions({ onRecalculate }: { readonly onRecalculate: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <>
      <Button look="filled" onClick={onRecalculate}>
        {t('result.recalculate')}
      </Button>
      <Button onClick={() => window.print()}>
        <IconPrinter aria-hidden="true" size={18} stroke={1.75} />
        {t('result.print')}
      </Button>
    </>
  );
}
