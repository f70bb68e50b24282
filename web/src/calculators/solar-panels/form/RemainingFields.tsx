import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import { formatNumber } from '../../../shared/amount/format-amount.ts';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { OptionalFields } from '../../../shared/form/OptionalFields.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { readNumber, valueOf } from '../../../shared/form/read-entry.ts';
import { SelectField } from '../../../shared/form/SelectField.tsx';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { limitsOf } from '../check-entries.ts';
import { solarYields, usualFeedInRate } from '../entries.ts';
import { useEntryNames, writePerKwh } from '../entry-names.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { SolarPanelsFormState } from './form-state.ts';

const yearMarks = [15, 20, 25, 30, 35, 40].map((value) => ({ value, label: String(value) }));

/** What few people change, folded away below what it stands at. */
export function RemainingFields({ form }: { readonly form: SolarPanelsFormState }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { yieldName, feedInName, yearsName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave, isOptionalOpen, openOptional } = form;
  const { tariff } = quotedFigures();
  const isOwn = entries.subsidyScheme === 'own';
  const usualRate = usualFeedInRate(entries.subsidyScheme);
  const feedInRate = valueOf(readNumber(entries.feedInRate, limitsOf.feedInRate));
  const lifespan = valueOf(readNumber(entries.lifespan, limitsOf.lifespan));
  const standing = [
    yieldName(entries.solarYieldPerKWp),
    ...(feedInRate === null ? [] : [feedInName(feedInRate)]),
    ...(lifespan === null ? [] : [yearsName(lifespan)]),
  ];

  return (
    <OptionalFields
      title={t('rest')}
      note={standing.join(' · ')}
      isOpen={isOptionalOpen}
      onToggle={openOptional}
    >
      <SelectField
        name="solarYieldPerKWp"
        label={t('solarYieldPerKWp.label')}
        hint={t('solarYieldPerKWp.hint', {
          usual: formatNumber(solarPanelsDefaults.solarYieldPerKWp),
        })}
        error={problemText(shownProblems.get('solarYieldPerKWp'))}
        options={solarYields.map((value) => ({ value: String(value), label: yieldName(value) }))}
        value={String(entries.solarYieldPerKWp)}
        onChange={(chosen) => {
          const yieldPerKwp = solarYields.find((each) => String(each) === chosen);
          if (yieldPerKwp !== undefined) enter('solarYieldPerKWp', yieldPerKwp);
        }}
      />
      <NumberField
        name="feedInRate"
        label={t('feedInRate.label')}
        hint={t(`feedInRate.hint.${isOwn ? 'own' : 'scheme'}`, {
          ...tariff,
          default: writePerKwh(usualRate),
        })}
        error={problemText(shownProblems.get('feedInRate'), {
          limit: writePerKwh,
          example: String(usualRate),
        })}
        unit={t('feedInRate.unit')}
        value={entries.feedInRate}
        onChange={(value) => enter('feedInRate', value)}
        onLeave={() => leave('feedInRate')}
      />
      <SliderField
        name="lifespan"
        label={t('lifespan.label')}
        hint={t('lifespan.hint')}
        error={problemText(shownProblems.get('lifespan'), {
          limit: yearsName,
          example: String(solarPanelsDefaults.lifespan),
        })}
        unit={t('lifespan.unit')}
        minimum={limitsOf.lifespan.minimum}
        maximum={limitsOf.lifespan.maximum}
        marks={yearMarks}
        value={entries.lifespan}
        describe={yearsName}
        onChange={(value) => enter('lifespan', value)}
        onLeave={() => leave('lifespan')}
      />
    </OptionalFields>
  );
}
