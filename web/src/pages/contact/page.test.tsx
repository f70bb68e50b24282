import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { fakeApi, type Answer } from '../../shared/test-support/fake-api.test-support.ts';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import { solve } from './captcha/proof-of-work.ts';
import ContactPage from './page.tsx';
import en from './texts/en.json';
import fr from './texts/fr.json';

// The computation needs the browser's workers; the journeys in a real browser make it.
vi.mock('./captcha/proof-of-work.ts', () => ({ solve: vi.fn<typeof solve>() }));

const validForSeconds = 600;
const challenge = { kind: 'proof-of-work', challenge: { parameters: {} }, validForSeconds };
const service = { kind: 'service', siteKey: 'key', scriptUrl: 'https://captcha.example/api.js' };
const sendPath = '/contact/send';

function showPage(answers: readonly Answer[] = [], check: readonly Answer[] = []) {
  const api = fakeApi({
    '/contact/challenge': check.length > 0 ? check : [{ status: 200, body: challenge }],
    [sendPath]: answers,
  });
  return { ...api, ...showInSite(<ContactPage />) };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const email = () => box('Your email address');
const message = () => box('Message');
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: en.captcha.label });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });

type Page = ReturnType<typeof showPage>;

async function write({ user }: Page, body = 'Moien') {
  await user.type(email(), 'anne@example.lu');
  await user.type(message(), body);
}

async function verify({ user }: Page) {
  await user.click(tick());
  await screen.findByText(en.captcha.verified);
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.mocked(solve).mockResolvedValue('proof');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('an error that a page reports has its address as the subject, until the visitor writes another', async () => {
  fakeApi({});
  const { user, unmount } = showInSite(<ContactPage />, {
    state: { usr: { subject: 'Error on the page /loan-cost/calculator' } },
  });
  const subject = () => box('Subject (optional)');
  expect(subject().value).toBe('Error on the page /loan-cost/calculator');
  await user.clear(subject());
  await user.type(subject(), 'Rounding');
  unmount();
  showInSite(<ContactPage />, { state: { usr: { subject: 'Error on the page /faq' } } });
  expect(subject().value).toBe('Rounding');
});

describe('the check', () => {
  test('comes before sending, and a line says so', async () => {
    const page = showPage();
    expect(send().disabled).toBe(true);
    expect(descriptionOf(send())).toBe(en.form.verifyFirst);
    expect(descriptionOf(tick())).toBe(en.captcha.unverified);
    expect(page.calls).toEqual([]);
    await verify(page);
    expect(tick().checked).toBe(true);
    expect(send().disabled).toBe(false);
    expect(send().getAttribute('aria-describedby')).toBeNull();
  });

  test('says that it is running', async () => {
    vi.mocked(solve).mockReturnValue(new Promise(() => {}));
    const page = showPage();
    await page.user.click(tick());
    await screen.findByText(en.captcha.verifying);
    await page.user.click(tick());
    expect(page.callsTo('/contact/challenge').length).toBe(1);
    expect(send().disabled).toBe(true);
  });

  test('expires a little before its proof does', async () => {
    const page = showPage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => tick().click());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(tick().checked).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync((validForSeconds - 16) * 1000));
    expect(tick().checked).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(tick().checked).toBe(false);
    expect(descriptionOf(tick())).toBe(en.captcha.expired);
    expect(send().disabled).toBe(true);
    expect(page.callsTo(sendPath)).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    ['no connection', 'noConnection', en.captcha.failure.unreachable],
    ['too many', { status: 429, body: {} }, en.captcha.failure.tooMany],
    ['an error', { status: 500, body: {} }, en.captcha.failure.failed],
  ])('that cannot be made says why, and is made anew: %s', async (_name, answer, words) => {
    const page = showPage([], [answer, { status: 200, body: challenge }]);
    await page.user.click(tick());
    await screen.findByText(words);
    expect(console.error).toHaveBeenCalledWith('The captcha failed:', expect.any(Error));
    expect(send().disabled).toBe(true);
    await verify(page);
  });

  test('that cannot be solved says so', async () => {
    vi.mocked(solve).mockRejectedValueOnce(new Error('no worker'));
    const page = showPage();
    await page.user.click(tick());
    await screen.findByText(en.captcha.failure.failed);
    expect(send().disabled).toBe(true);
    await verify(page);
  });

  test('needs a secure connection and says so', async () => {
    vi.stubGlobal('isSecureContext', false);
    const page = showPage();
    await page.user.click(tick());
    await screen.findByText(en.captcha.failure.insecure);
    expect(page.calls).toEqual([]);
  });
});

describe('the check of another site', () => {
  function stubService() {
    const shown: { place: HTMLElement; options: Record<string, (token?: string) => void> }[] = [];
    const reset = vi.fn<(widget: number) => void>();
    vi.stubGlobal('hcaptcha', {
      render: (place: HTMLElement, options: Record<string, () => void>) => {
        shown.push({ place, options });
        return shown.length;
      },
      reset,
    });
    return { shown, reset };
  }

  test('is shown in the form, and its proof is sent', async () => {
    const { shown, reset } = stubService();
    const page = showPage([{ status: 200, body: true }], [{ status: 200, body: service }]);
    await write(page);
    await page.user.click(tick());
    await screen.findByText(/^captcha\.example runs this check and sees/);
    expect([tick().checked, send().disabled, shown.length]).toEqual([false, true, 0]);
    await page.user.click(tick());
    await screen.findByText('Please complete the check by captcha.example below.');
    expect(shown[0]?.options).toMatchObject({ sitekey: 'key' });
    expect(shown[0]?.place.closest('form')).not.toBeNull();
    act(() => shown[0]?.options['callback']?.('token'));
    await screen.findByText(en.captcha.verified);
    await page.user.click(send());
    await screen.findByRole('heading', { name: en.response.success });
    expect(page.callsTo(sendPath)[0]?.body).toMatchObject({ captcha: 'token' });
    expect(reset).toHaveBeenCalledWith(1);
  });

  test('may expire and fail', async () => {
    const { shown, reset } = stubService();
    const page = showPage([], [{ status: 200, body: service }]);
    await page.user.click(tick());
    await screen.findByText(/captcha\.example/);
    await page.user.click(tick());
    await vi.waitFor(() => expect(shown.length).toBe(1));
    act(() => shown[0]?.options['callback']?.('token'));
    await screen.findByText(en.captcha.verified);
    act(() => shown[0]?.options['expired-callback']?.());
    await screen.findByText(en.captcha.expired);
    expect(reset).toHaveBeenCalledWith(1);
    await page.user.click(tick());
    await vi.waitFor(() => expect(shown.length).toBe(2));
    act(() => shown[1]?.options['error-callback']?.());
    await screen.findByText(en.captcha.failure.failed);
    expect(send().disabled).toBe(true);
  });
});

describe('sending', () => {
  test('gives the message and its proof, and takes the form away', async () => {
    const page = showPage([{ status: 200, body: true }]);
    await write(page);
    await verify(page);
    await page.user.click(send());
    const answer = await screen.findByRole('heading', { name: 'Email sent successfully!' });
    expect(document.activeElement).toBe(answer);
    expect(screen.queryByRole('form')).toBeNull();
    expect(page.callsTo(sendPath).map(({ body }) => body)).toEqual([
      { email: 'anne@example.lu', name: '', subject: '', body: 'Moien', captcha: 'proof' },
    ]);
    await page.user.click(screen.getByRole('button', { name: en.again.success }));
    expect(message().value).toBe('');
    expect(tick().checked).toBe(false);
  });

  test('that is answered with no says so and leads back to what was written', async () => {
    const page = showPage([{ status: 200, body: false }]);
    await write(page);
    await verify(page);
    await page.user.click(send());
    await screen.findByRole('heading', { name: 'Failed to send email. Please try again.' });
    expect(screen.queryByRole('form')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: en.again.error }));
    expect(document.activeElement).toBe(screen.getByRole('form'));
    expect([email().value, message().value]).toEqual(['anne@example.lu', 'Moien']);
    expect(tick().checked).toBe(false);
  });

  test.each<[string, Answer, string]>([
    ['no connection', 'noConnection', en.failure.unreachable],
    ['too many messages', { status: 429, body: {} }, en.failure.tooMany],
    ['an error of the server', { status: 503, body: {} }, en.failure.failed],
    ['a refusal that no field explains', { status: 400, body: {} }, en.failure.failed],
  ])('that fails keeps the form and says why: %s', async (_name, answer, words) => {
    const page = showPage([answer, { status: 200, body: true }]);
    await write(page);
    await verify(page);
    await page.user.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe(
      `${words} ${en.failure.entriesKept}`,
    );
    expect([email().value, message().value]).toEqual(['anne@example.lu', 'Moien']);
    expect(tick().checked).toBe(false);
    expect(document.activeElement).toBe(tick());
    await verify(page);
    await page.user.click(send());
    await screen.findByRole('heading', { name: en.response.success });
  });

  test('whose proof is refused asks for a new one', async () => {
    const errors = [{ field: 'captcha', code: 'notAccepted', message: 'used' }];
    const page = showPage([{ status: 400, body: { errors } }]);
    await write(page);
    await verify(page);
    await page.user.click(send());
    await screen.findByText(en.captcha.expired);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(message().value).toBe('Moien');
    expect(document.activeElement).toBe(tick());
  });

  test('whose entry is refused marks the field and keeps the proof', async () => {
    const errors = [{ field: 'email', code: 'wrongForm', message: 'no address' }];
    const page = showPage([{ status: 400, body: { errors } }]);
    await write(page);
    await verify(page);
    await page.user.click(send());
    await screen.findByText(en.error.noAddress);
    expect(document.activeElement).toBe(email());
    expect(tick().checked).toBe(true);
    await page.user.type(email(), 'x');
    expect(email().getAttribute('aria-invalid')).toBe('false');
  });
});

describe('entries', () => {
  test('that are wrong are marked, the first takes the focus, and nothing is sent', async () => {
    const page = showPage();
    await page.user.type(email(), 'anne');
    await verify(page);
    await page.user.click(send());
    expect(descriptionOf(email())).toBe(en.error.noAddress);
    expect(descriptionOf(message())).toBe(en.error.required);
    expect(document.activeElement).toBe(email());
    expect(page.callsTo(sendPath)).toEqual([]);
  });

  test('that are too long say by how much', async () => {
    const page = showPage();
    await page.user.click(message());
    await page.user.paste('x'.repeat(5001));
    await page.user.tab();
    expect(descriptionOf(message())).toBe(
      'Please shorten your text to 5000 characters. It has 5001.',
    );
  });

  test('stay on a language switch, and when the reader goes away and comes back', async () => {
    const page = showPage();
    await write(page);
    page.switchLanguage('fr');
    expect(box(fr.field.body.label).value).toBe('Moien');
    page.unmount();
    showPage();
    expect([email().value, message().value]).toEqual(['anne@example.lu', 'Moien']);
  });
});
