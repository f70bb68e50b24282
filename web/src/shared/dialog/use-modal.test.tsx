import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useModal } from './use-modal.ts';

function Modals({ open }: { readonly open: readonly [boolean, boolean] }) {
  const [isFirstOpen, isSecondOpen] = open;
  return (
    <>
      <dialog ref={useModal(isFirstOpen)} />
      <dialog ref={useModal(isSecondOpen)} />
    </>
  );
}

const isPageStill = () => document.documentElement.hasAttribute('data-behind-dialog');
const openDialogs = () => document.querySelectorAll('dialog[open]').length;

test('the page stays where it is until the last dialog is closed', () => {
  const { rerender, unmount } = render(<Modals open={[false, false]} />);
  expect(isPageStill()).toBe(false);
  rerender(<Modals open={[true, false]} />);
  expect(isPageStill()).toBe(true);
  rerender(<Modals open={[true, true]} />);
  rerender(<Modals open={[true, false]} />);
  expect(openDialogs()).toBe(1);
  expect(isPageStill()).toBe(true);
  unmount();
  expect(isPageStill()).toBe(false);
});
