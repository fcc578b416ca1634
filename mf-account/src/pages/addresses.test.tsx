import { screen, waitFor, within } from '@testing-library/react';
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
    await waitFor(() => expect(document.activeElement).toContainElement(add));
    expect(document.body).not.toHaveFocus();
  });
});
