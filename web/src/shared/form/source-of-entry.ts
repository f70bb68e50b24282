import type { TextKey } from '../translation/text-keys.ts';
import { useTranslation } from '../translation/use-translation.ts';
import type { EntriesOrigin } from './kept-form.ts';

/** Says of a field that holds a figure of another calculator where it comes from, until the reader changes it. */
export function useSourceOf(
  origin: EntriesOrigin | undefined,
): (name: string) => string | undefined {
  const { t } = useTranslation('shared', { keyPrefix: 'origin' });
  const { t: card } = useTranslation('cards');
  const source = origin?.source;
  if (source?.kind !== 'result') return () => undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every calculator has its name among the cards
  const calculator = card(`${source.calculator}.name` as TextKey<'cards'>);
  return (name) =>
    origin?.names.includes(name) === true ? t('result', { calculator }) : undefined;
}
