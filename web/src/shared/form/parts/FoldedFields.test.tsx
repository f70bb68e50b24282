import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { translatorOfSite } from '../../test-support/translator-in-test.test-support.ts';
import shared from '../../texts/en.json';
import { TranslatorContext } from '../../translation/use-translation.ts';
import { FoldedFields } from './FoldedFields.tsx';

interface Given {
  readonly inBrief?: readonly string[];
  readonly whenEmpty?: string;
  readonly errors?: readonly string[];
}

/** A fold around a field named 'hours', in a form that keeps which of its folds are open. */
function Fold({ inBrief, whenEmpty, errors }: Given) {
  const [openFolds, setOpenFolds] = useState<readonly string[]>([]);
  const form = {
    openFolds,
    openFold: (id: string, isOpen: boolean) => setOpenFolds(isOpen ? [id] : []),
    shownErrors: new Map(errors?.map((name) => [name, {}])),
  };
  return (
    <TranslatorContext value={translatorOfSite('en')}>
      <FoldedFields
        form={form}
        id="pay"
        title="Hours and pay"
        names={['hours']}
        inBrief={inBrief ?? []}
        {...(whenEmpty !== undefined && { whenEmpty })}
      >
        <input name="hours" defaultValue="20" />
      </FoldedFields>
    </TranslatorContext>
  );
}

const details = () => screen.getByText('Hours and pay').closest('details');
const summary = () => screen.getByText('Hours and pay').closest('summary')?.textContent;

test('says in one line what its fields hold, or what to say where they are empty', () => {
  const { rerender } = render(<Fold inBrief={['20 h a week', '+ 2.5 %']} />);
  expect(summary()).toBe('Hours and pay20 h a week\u00A0· + 2.5 %');
  rerender(<Fold whenEmpty="40 h a week" />);
  expect(summary()).toBe('Hours and pay40 h a week');
  rerender(<Fold />);
  expect(summary()).toBe('Hours and payoptional');
});

test('opens for an error with one of its fields, once; folded all the same, it says that there is one', () => {
  const { rerender } = render(<Fold errors={['other']} />);
  expect(details()?.open).toBe(false);
  rerender(<Fold errors={['hours']} />);
  expect(details()?.open).toBe(true);
  details()?.removeAttribute('open');
  details()?.dispatchEvent(new Event('toggle'));
  rerender(<Fold errors={['hours']} inBrief={['20 h a week']} />);
  expect(details()?.open).toBe(false);
  expect(summary()).toBe(`Hours and pay${shared.form.checkFolded}`);
});
