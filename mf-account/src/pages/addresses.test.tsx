import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { storedText } from '@shop/contracts/testing/storage';
import { aCustomerAddress, createFakePlatform } from '../testing/fake-platform.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

const OLD = aCustomerAddress({ id: 'old', line_1: 'Via Vecchia 1', metadata: { lastUsage: 1 } });
const NEW = aCustomerAddress({ id: 'new', line_1: 'Via Nuova 2', metadata: { lastUsage: 2 } });
const BILL = aCustomerAddress({
  id: 'bill',
  line_1: 'Via Fattura 3',
  metadata: { person_type: 'individual', lastUsage: 3 },
});

const open = async (query = '', addresses = [OLD, BILL, NEW]) => {
  const platform = createFakePlatform({ addresses });
  const path = `/account/addresses${query}`;
  const page = await renderAccount({ platform, path, session: customer });
  await screen.findAllByRole('button', { name: 'Add an address' });
  return { platform, ...page };
};
const shown = (): (string | undefined)[] =>
  screen
    .getAllByText(/Via (Vecchia|Nuova|Fattura)/)
    .map(({ textContent }) => /Via \w+/.exec(textContent ?? '')?.[0]);

beforeEach(() => sessionStorage.clear());

describe('my addresses', () => {
  it.each([
    ['', ['Via Nuova', 'Via Vecchia', 'Via Fattura'], 'All'],
    ['?kind=shipping', ['Via Nuova', 'Via Vecchia'], 'Shipping'],
    ['?kind=billing', ['Via Fattura'], 'Billing'],
    ['?kind=moon', ['Via Nuova', 'Via Vecchia', 'Via Fattura'], 'All'],
  ])('S11 E1 with "%s" are %j, last used first', async (query, expected, current) => {
    await open(query);
    expect(shown()).toEqual(expected);
    const kinds = within(screen.getByRole('navigation', { name: 'Kind of address' }));
    expect(kinds.getByRole('link', { current: true })).toHaveTextContent(current);
  });

  it('S11 are chosen by kind at an address of their own', async () => {
    const { user, at } = await open();
    await user.click(screen.getByRole('link', { name: 'Billing' }));
    await waitFor(() => expect(shown()).toEqual(['Via Fattura']));
    expect(at.path).toBe('/account/addresses?kind=billing');
  });

  it('S11 show an empty state with a button to add one', async () => {
    await open('?kind=shipping', []);
    expect(screen.getByText('You have not saved any addresses yet.')).toBeVisible();
  });

  it('S11 X move the focus into the form, and back on cancel', async () => {
    const { user } = await open('?kind=shipping');
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toContainElement(cancel);
    expect(document.body).not.toHaveFocus();
    await user.click(cancel);
    const add = await screen.findByRole('button', { name: 'Add an address' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(add);
  });
});

describe('unsaved input of an address', () => {
  type Page = Awaited<ReturnType<typeof open>>;
  const reopen = async (session: object = customer) => {
    cleanup();
    const platform = createFakePlatform({ addresses: [OLD, BILL, NEW] });
    const page = await renderAccount({ platform, path: '/account/addresses', session });
    await screen.findAllByText(/Via (Nuova|Fattura)/);
    return { platform, ...page };
  };
  const street = () => screen.findByRole('textbox', { name: /street/i });
  const edit = async ({ user }: Page) => {
    const entry = screen.getByText(/Via Vecchia/).closest('li')!;
    await user.click(within(entry).getByRole('button', { name: /^Edit/ }));
    await user.type(await street(), ' bis');
  };

  it('S11 T3 survives the end of the session and a reload', async () => {
    const page = await open();
    await edit(page);
    act(() => void page.becomeKnown({ kind: 'anonymous', email: null, ownerId: null }));
    await waitFor(() => expect(page.at.path).toMatch(/login/));
    const { user, platform } = await reopen();
    expect(await street()).toHaveValue('Via Vecchia 1 bis');
    // Found open, so it takes no focus.
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.inputsOf('updateAddress')).toHaveLength(1));
    expect(platform.inputsOf('updateAddress')[0]).toMatchObject({
      addressId: 'old',
      address: { line_1: 'Via Vecchia 1 bis' },
    });
    await waitFor(() => expect(storedText('accountDrafts')).toBeNull());
  });

  it('S11 T3 of a new billing address survives, with the invoice’s data', async () => {
    const { user } = await open('?kind=billing');
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await user.click(await screen.findByRole('radio', { name: /private/i }));
    await user.type(screen.getByRole('textbox', { name: /fiscal code/i }), 'RSSMRA85T10A562S');
    await reopen();
    expect(await screen.findByRole('radio', { name: /private/i })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /fiscal code/i })).toHaveValue('RSSMRA85T10A562S');
  });

  it('S11 is forgotten on cancel', async () => {
    const page = await open();
    await edit(page);
    expect(storedText('accountDrafts')).toContain('Via Vecchia 1 bis');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(storedText('accountDrafts')).toBeNull();
    await reopen();
    expect(screen.queryByRole('textbox', { name: /street/i })).toBeNull();
  });

  it('S11 is hidden from another customer', async () => {
    await edit(await open());
    await reopen({ ...customer, ownerId: 'CustBBBBBB' });
    expect(screen.queryByRole('textbox', { name: /street/i })).toBeNull();
  });
});
