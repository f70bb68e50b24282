import { previewedImpatriates } from '@suen/engine/calculators/net-salary/rules-preview';
import { salaryFigures } from '@suen/engine/small-door';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChoiceCard } from '../../../shared/form/controls/ChoiceCard.tsx';
import { ChoiceCards } from '../../../shared/form/controls/ChoiceCards.tsx';
import { ListField } from '../../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { Preview } from '../../../shared/form/parts/Preview.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PartOfForm } from './part-of-form.ts';
import { ResidenceFields } from './ResidenceFields.tsx';
import {
  impatriateRegimes,
  isRuleAsked,
  ruleNames,
  ruleOfResidence,
  rules,
  type Rule,
  whenRulesAreAsked,
} from './rule-entries.ts';

const names = ruleNames.flatMap((rule) => rules[rule]);

/** Rules with conditions: each is asked as a question, and only a yes asks for what the rule needs. */
export function SpecialRuleFields({ form, control, inBrief }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const format = useFormat();
  const { temporaryWorkTaxPercent, temporaryWorkHourlyPay } = salaryFigures(form.entries.payMonth);
  const residenceAfter = ruleOfResidence(form.entries);
  const asked = ruleNames.filter((rule) => isRuleAsked(rule, form.entries));

  return (
    <FoldedFields
      form={form}
      id="rules"
      title={t('groups.rules')}
      names={names}
      inBrief={inBrief(asked)}
      whenEmpty={t('none')}
    >
      {asked.map((rule) => (
        <Fragment key={rule}>
          <RuleQuestion form={form} rule={rule} {...control(rule)} />
          {form.entries[rule] &&
            rules[rule]
              .filter((field) => whenRulesAreAsked[field](form.entries))
              .map((field) => (
                <FieldOfRule key={field} field={field} form={form} control={control} />
              ))}
          {rule === residenceAfter && <ResidenceFields form={form} control={control} />}
        </Fragment>
      ))}
      <Preview>
        {t('temporaryWork', {
          pay: format.eurosBriefly(temporaryWorkHourlyPay),
          rate: format.percent(temporaryWorkTaxPercent),
        })}
      </Preview>
    </FoldedFields>
  );
}

function FieldOfRule({
  field,
  form,
  control,
}: Pick<PartOfForm, 'form' | 'control'> & { readonly field: (typeof names)[number] }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const { payMonth } = form.entries;
  if (field === 'arrivalYear') {
    return (
      <ListField
        control={control(field)}
        values={previewedImpatriates(payMonth).arrivalYears}
        nameOf={String}
      />
    );
  }
  if (field === 'impatriateRegime') {
    const year = String(salaryFigures(payMonth).formerImpatriateLastArrival);
    const choices = impatriateRegimes.map((value) => ({
      value,
      label: t(`impatriateRegime.name.${value}`, { year }),
    }));
    return <ChoiceCards {...control(field)} choices={choices} />;
  }
  if (field === 'childrenInTurn') return <NumberField {...control(field)} />;
  return <MoneyField {...control(field)} />;
}

interface RuleQuestionProps {
  readonly form: PartOfForm['form'];
  readonly rule: Rule;
  readonly label: string;
  readonly hint: ReactNode;
}

function RuleQuestion({ form, rule, label, hint }: RuleQuestionProps) {
  return (
    <ChoiceCard
      type="checkbox"
      name={rule}
      label={label}
      description={hint}
      isChosen={form.entries[rule]}
      onChange={(isChosen) => form.enter(rule, isChosen)}
    />
  );
}
