import { screen, waitFor } from '@testing-library/react';
import { storedText } from '@shop/contracts/testing/storage';
import { aProfile, createFakeStoreApi } from '../testing/fake-store-api.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

beforeEach(() => sessionStorage.clear());

const open = async (answers: Parameters<typeof createFakeStoreApi>[0] = {}) => {
  const storeApi = createFakeStoreApi({ profile: { body: aProfile() }, ...answers });
  const page = await renderAccount({ storeApi, path: '/account/personal-data', session: customer });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  const writes = () => storeApi.bodiesOf('profile').filter(Boolean);
  return { ...page, storeApi, save, writes };
};
const firstName = () => screen.findByRole('textbox', { name: /First name/ });

describe('personal data', () => {
  it('S11 X shows them, saves changes and confirms it', async () => {
    const { user, save, writes, toasts } = await open();
    const name = await firstName();
    expect(name).toHaveValue('Giulia');
    expect(screen.getByLabelText(/Date of birth/)).toHaveValue('1990-05-31');
    await user.clear(name);
    await user.type(name, 'Ginevra');
    await save();
    await waitFor(() => expect(toasts).toEqual([{ message: 'Personal data updated' }]));
    expect(writes()).toEqual([
      {
        firstName: 'Ginevra',
        lastName: 'D’Amico',
        birthDate: '1990-05-31',
        phone: '+39 011 555123',
      },
    ]);
  });

  it('S11 clears emptied fields', async () => {
    const { user, save, writes } = await open();
    await user.clear(await firstName());
    await user.clear(screen.getByRole('textbox', { name: /Phone/ }));
    await save();
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({ firstName: null, phone: null, lastName: 'D’Amico' });
  });

  it.each([
    [/First name/, 'G1ulia', /letters/],
    [/Phone/, '12', /phone number/],
  ])('V4 refuses what %s cannot be', async (field, typed, wording) => {
    const { user, save, writes } = await open();
    await firstName();
    const control = screen.getByRole('textbox', { name: field });
    await user.clear(control);
    await user.type(control, typed);
    await save();
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription(expect.stringMatching(wording)),
    );
    expect(writes()).toEqual([]);
  });

  it('X shows beside its field what the shop refuses', async () => {
    const { user, save } = await open({
      profile: [{ body: aProfile() }, { status: 400, code: 'MALFORMED', body: {} }],
    });
    await user.type(await firstName(), ' Maria');
    await save();
    expect(await screen.findByText(/were not accepted/)).toBeVisible();
    expect(await firstName()).toHaveValue('Giulia Maria');
  });

  it('X keeps the input through a failure and a reload, until saved', async () => {
    const first = await open({
      profile: [{ body: aProfile() }, { status: 503, code: 'UNAVAILABLE' }],
    });
    await first.user.type(await firstName(), ' Maria');
    await first.save();
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    first.unmount();
    const { save, toasts } = await open();
    expect(await firstName()).toHaveValue('Giulia Maria');
    await save();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(storedText('accountDrafts')).toBeNull();
  });

  it('X keeps a restored change when another one is undone', async () => {
    const first = await open();
    await first.user.type(await firstName(), ' Maria');
    first.unmount();
    const second = await open();
    await second.user.type(await firstName(), 'X{Backspace}');
    second.unmount();
    await open();
    expect(await firstName()).toHaveValue('Giulia Maria');
  });

  it('X forgets a change that was undone by hand', async () => {
    const first = await open();
    const name = await firstName();
    await first.user.type(name, 'X');
    expect(storedText('accountDrafts')).toContain('GiuliaX');
    await first.user.type(name, '{Backspace}');
    first.unmount();
    await open();
    expect(await firstName()).toHaveValue('Giulia');
    expect(storedText('accountDrafts')).toBeNull();
  });

  it('S11 are those of the customer who is logged in now', async () => {
    const { becomeKnown } = await open({
      profile: [{ body: aProfile() }, { body: aProfile({ firstName: 'Ada' }) }],
    });
    expect(await firstName()).toHaveValue('Giulia');
    becomeKnown({ ...customer, ownerId: 'CustBBBBBB' });
    await waitFor(async () => expect(await firstName()).toHaveValue('Ada'));
  });

  it('X reports a connection failure, and offers Retry', async () => {
    const { user, storeApi } = await open({ profile: 'away' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(storeApi.bodiesOf('profile')).toHaveLength(2));
  });
});

describe('the consents of a customer', () => {
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });

  it('E4 are given and withdrawn at once, each by its box', async () => {
    const { user, storeApi } = await open({
      profile: { body: aProfile({ consents: ['Post'] }) },
    });
    expect(await box(/by post/)).toBeChecked();
    const profiling = await box(/my purchases/);
    expect(profiling).not.toBeChecked();
    expect(profiling).toHaveAccessibleDescription(/suggests what goes with/);
    await user.click(profiling);
    expect(profiling).toBeChecked();
    await user.click(await box(/by post/));
    expect(storeApi.bodiesOf('consent')).toEqual([
      { type: 'Profiling', given: true, locale: 'en', market: 'it/eur' },
      { type: 'Post', given: false, locale: 'en', market: 'it/eur' },
    ]);
  });

  it('E4 are sent one after the other, so that the last press counts', async () => {
    const { user, storeApi } = await open({ profile: { body: aProfile() } });
    const post = await box(/by post/);
    const held: (() => void)[] = [];
    const answerOf = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const answer = await answerOf(...request);
      if (String(request[0]).endsWith('/consent'))
        await new Promise<void>((resolve) => held.push(resolve));
      return answer;
    };
    await user.click(post);
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(post);
    expect(post).not.toBeChecked();
    expect(storeApi.bodiesOf('consent')).toMatchObject([{ given: true }]);
    held[0]?.();
    await waitFor(() => expect(held).toHaveLength(2));
    expect(storeApi.bodiesOf('consent')).toMatchObject([{ given: true }, { given: false }]);
    held[1]?.();
  });

  it('X E4 remain unchanged on failure, with the reason', async () => {
    const { user } = await open({ consent: 'away' });
    await user.click(await box(/by post/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot reach the shop/);
    expect(await box(/by post/)).not.toBeChecked();
  });

  it('E4 are not offered by a service that knows none', async () => {
    const { consents: _, ...older } = aProfile();
    await open({ profile: { body: older } });
    expect(await screen.findByRole('heading', { name: 'Newsletter' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the newsletter of a customer', () => {
  it.each([
    ['none', 'You do not receive our newsletter.', ['Subscribe']],
    ['asked', /sent a link to giulia@example.com/, ['Send the link again', 'Unsubscribe']],
    ['confirmed', 'You receive our newsletter at giulia@example.com.', ['Unsubscribe']],
  ] as const)('S11 shows its status and actions: %s', async (newsletter, wording, ways) => {
    await open({ profile: { body: aProfile({ newsletter }) } });
    expect(await screen.findByText(wording)).toBeVisible();
    const offered = ['Subscribe', 'Send the link again', 'Unsubscribe'].filter((name) =>
      screen.queryByRole('button', { name }),
    );
    expect(offered).toEqual(ways);
  });

  it('T16 is requested, and confirmed only by the mail’s link', async () => {
    const { user, storeApi } = await open({
      profile: [{ body: aProfile() }, { body: aProfile({ newsletter: 'asked' }) }],
    });
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/open it to confirm/)).toBeVisible();
    expect(storeApi.asked.find((it) => it.operation === 'newsletter')).toEqual({
      operation: 'newsletter',
      body: { consent: true, locale: 'en', market: 'it/eur', reference: 'account' },
      token: 'Bearer token',
    });
  });

  it('S11 is ended at once', async () => {
    const { user, storeApi } = await open({
      profile: [{ body: aProfile({ newsletter: 'confirmed' }) }, { body: aProfile() }],
    });
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You do not receive our newsletter.')).toBeVisible();
    expect(storeApi.bodiesOf('newsletter')).toMatchObject([{ consent: false }]);
    // The pressed button is gone: the keyboard stays beside it.
    expect(document.activeElement).toContainElement(
      screen.getByRole('button', { name: 'Subscribe' }),
    );
    expect(document.body).not.toHaveFocus();
  });

  it('X shows why it could not be changed', async () => {
    const { user } = await open({ newsletter: 'away' });
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot reach the shop/);
  });
});
