import type { ProofGroup } from 'virtual:accuracy';
import { calculators, type Calculator } from '../../calculators/calculators.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

type Kind = ProofGroup['kind'];

const isCalculator = (kind: Kind): kind is Calculator['id'] =>
  calculators.some(({ id }) => id === kind);

/** The name of what was held against published figures: a table, or a whole calculator. */
export function useKindNames(): (kind: Kind) => string {
  const { t } = useTranslation('accuracy', { keyPrefix: 'kinds' });
  const { t: card } = useTranslation('cards');
  return (kind) => (isCalculator(kind) ? card(`${kind}.name`) : t(kind));
}
