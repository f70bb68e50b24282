import { taxCards } from '@suen/engine/calculators/payslip-check/input';
import { useState } from 'react';
import { useFormat } from '../../shared/amount/use-format.ts';
import { Button } from '../../shared/button/Button.tsx';
import { CheckField } from '../../shared/form/controls/CheckField.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { ListField } from '../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../shared/window/use-is-phone.ts';
import { useSalaryEntryNames } from '../../subjects/salary/salary-words.ts';
import { enterFound } from './enter-found.ts';
import { PayslipFile } from './file/PayslipFile.tsx';
import { isSingleParentAsked, slipMonths, type payslipCheckForm } from './form.ts';
import { Matches } from './MatchPreview.tsx';
import { furtherLines, mainLines } from './slip-lines.ts';
import { useSlipPreview } from './slip-preview.ts';
import { SlipRows } from './SlipRows.tsx';
import { usePayslipCheckWords } from './words.ts';
import classes from './Fields.module.css';

const known = [
  'weeklyHours',
  'distanceToWork',
  'taxCard',
  'cardDeductions',
  'singleParent',
  'workingOnAllowance',
  'daysPaid',
  'voucherCount',
  'takenOffNet',
  'paidOnTop',
] as const;

const taxClasses = [1, 2, 3] as const;

/** The month and the class, the lines of the payslip, then folds for further lines and for what is known of card and work. */
export function Fields({ form }: { readonly form: StateOf<typeof payslipCheckForm> }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'form' });
  const words = usePayslipCheckWords(form.entries);
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const format = useFormat();
  const { taxClassName } = useSalaryEntryNames();
  const checked = useSlipPreview(form);
  const isPhone = useIsPhone();
  const [hasOthers, setOthers] = useState(false);
  const rows = { control, checked, hasOthers };
  const { entries } = form;
  const month = control('payMonth');
  const card = control('taxCard');
  const taxClass = { ...control('taxClass'), hint: undefined };
  return (
    <>
      <div className={classes.period}>
        <ListField control={month} values={slipMonths} nameOf={words.payMonth.write ?? String} />
        <ListField control={taxClass} values={taxClasses} nameOf={taxClassName} />
      </div>
      <div className={classes.rows}>
        <PayslipFile onUse={(found) => enterFound(form, found, format)} />
        <SlipRows lines={mainLines} {...rows} />
        {isPhone && <Matches checked={checked} />}
        <Button look="text" onClick={() => setOthers(!hasOthers)} aria-pressed={hasOthers}>
          {t(hasOthers ? 'fewerNames' : 'otherNames')}
        </Button>
      </div>
      <Folds>
        <FoldedFields
          form={form}
          id="lines"
          title={t('groups.lines')}
          names={furtherLines}
          inBrief={inBrief(furtherLines)}
          whenEmpty={t('groups.linesEmpty')}
        >
          <SlipRows lines={furtherLines} {...rows} />
        </FoldedFields>
        <FoldedFields
          form={form}
          id="known"
          title={t('groups.known')}
          names={known}
          inBrief={inBrief(known)}
        >
          <FieldRow>
            <NumberField {...control('weeklyHours')} />
            <NumberField {...control('distanceToWork')} />
          </FieldRow>
          <ListField
            control={card}
            values={taxCards}
            nameOf={(each) => t(`taxCard.name.${each}`)}
          />
          <MoneyField {...control('cardDeductions')} />
          {isSingleParentAsked(entries) && <CheckField {...control('singleParent')} />}
          <CheckField {...control('workingOnAllowance')} />
          <FieldRow>
            <NumberField {...control('daysPaid')} />
            <NumberField {...control('voucherCount')} />
          </FieldRow>
          <FieldRow>
            <MoneyField {...control('takenOffNet')} />
            <MoneyField {...control('paidOnTop')} />
          </FieldRow>
        </FoldedFields>
      </Folds>
    </>
  );
}
