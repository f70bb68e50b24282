import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Translator } from './translator.ts';
import { TranslatorContext, useTranslation } from './use-translation.ts';

interface TitleProps {
  readonly of: 'about' | 'accuracy';
}

function Title({ of }: TitleProps) {
  const { t } = useTranslation(of);
  return <p>{t('title')}</p>;
}

test('a part that changes its namespace shows the new texts once they come', () => {
  const translator = new Translator('en');
  translator.add('about', { title: ['Who we are'] });
  const titleOf = (of: TitleProps['of']) => (
    <TranslatorContext value={translator}>
      <Title of={of} />
    </TranslatorContext>
  );
  const { rerender, unmount } = render(titleOf('about'));
  expect(screen.getByText('Who we are')).toBeDefined();
  rerender(titleOf('accuracy'));
  act(() => translator.add('accuracy', { title: ['How we check'] }));
  expect(screen.getByText('How we check')).toBeDefined();
  unmount();
});
