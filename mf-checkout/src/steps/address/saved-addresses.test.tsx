import { act, screen, waitFor, within } from '@testing-library/react';
import { useAddressesQuery, type CustomerAddress } from '@shop/contracts/commerce/customer';
import type { FragmentProps } from '@shop/contracts/remote';
import { commerceError, known } from '@shop/contracts/testing';
import { createFakePlatform, type FakePlatform } from '../../testing/fake-platform.ts';
import {
  customer,
  inputOf,
  openAddressSection,
  prepareAddressSection,
  withEmail,
} from '../../testing/open-address-section.tsx';
import { anAddress } from '../../testing/order.ts';

prepareAddressSection();

/** Fake of the account team's address book: its choices as plain buttons. */
const Book = (props: FragmentProps['account']['AddressBook']) => {
  const { refetch } = useAddressesQuery({ ownerId: customer.ownerId });
  return (
    <fieldset aria-label={`book ${props.purpose}`}>
      <p>chosen {props.chosen ?? 'other'}</p>
      <button type="button" onClick={() => props.onChoose?.(null)}>
        other
      </button>
      {saved.map((entry) => (
        <div key={entry.id}>
          <button type="button" onClick={() => props.onChoose?.(entry)}>
            choose {entry.address.line_1}
          </button>
          <button type="button" onClick={() => props.onEdit?.(entry)}>
            edit {entry.address.line_1}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => void refetch()}>
        read again
      </button>
    </fieldset>
  );
};
let saved: CustomerAddress[] = [];

describe('a customer’s address book in the checkout', () => {
  const entry = (id: string, line_1: string, lastUsage: number, its = {}): CustomerAddress => ({
    id: `link-${id}`,
    address: anAddress({ id, line_1, metadata: { lastUsage, isShipping: true }, ...its }),
  });
  const openAs = async (platform: FakePlatform) => {
    platform.book.push(...saved);
    return openAddressSection(platform, {
      session: customer,
      fragments: { 'account/AddressBook': Book as never },
    });
  };
  beforeEach(() => {
    saved = [entry('old', 'Via Vecchia 1', 1), entry('new', 'Via Nuova 2', 2)];
  });

  it('E1 begins with the address used last, copies it onto the order and marks it as used', async () => {
    const platform = createFakePlatform(withEmail());
    const { goOn, at } = await openAs(platform);
    expect(await screen.findByText('chosen new')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /street/i })).not.toBeInTheDocument();
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(inputOf(platform, 'setAddresses')).toMatchObject({
      billing: 'same',
      shipping: { line_1: 'Via Nuova 2', reference: 'new' },
    });
    expect(inputOf(platform, 'updateAddress')).toMatchObject({
      addressId: 'new',
      address: { line_1: 'Via Nuova 2', metadata: { lastUsage: expect.any(Number) } },
    });
  });

  it('E1 offers no address of one customer to the next one', async () => {
    const { store } = await openAs(createFakePlatform(withEmail()));
    expect(await screen.findByText('chosen new')).toBeVisible();
    act(() => void store.dispatch(known({ ...customer, ownerId: 'CustBBBBBB' })));
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('');
  });

  it('E1 is added to once, also when the order is refused at first', async () => {
    const platform = createFakePlatform(withEmail());
    platform.failNext('setAddresses', commerceError('CONNECTION'));
    const { user, fill, chooseProvince, goOn, at } = await openAs(platform);
    await user.click(await screen.findByRole('button', { name: 'other' }));
    await fill();
    await chooseProvince();
    await goOn();
    expect(await screen.findByText(/cannot reach the shop/i)).toBeVisible();
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(platform.countOf('addAddress')).toBe(1);
    expect(platform.book).toHaveLength(3);
    expect(platform.order?.shippingAddress).toMatchObject({ reference: 'Saved2' });
  });

  it('E1 is left alone when the shopper does not want to save', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, fill, chooseProvince, goOn, at } = await openAs(platform);
    await user.click(await screen.findByRole('button', { name: 'other' }));
    await fill();
    await chooseProvince();
    await user.click(screen.getByRole('checkbox', { name: /address book/i }));
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(platform.countOf('addAddress')).toBe(0);
    expect(platform.order?.shippingAddress).not.toHaveProperty('reference');
  });

  it('E1 has an address changed in the section’s own fields', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, type, goOn, at } = await openAs(platform);
    await user.click(await screen.findByRole('button', { name: 'edit Via Vecchia 1' }));
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('Via Vecchia 1');
    await type(/street/i, 'Via Vecchia 10');
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(inputOf(platform, 'updateAddress')).toMatchObject({
      addressId: 'old',
      address: { line_1: 'Via Vecchia 10' },
    });
    expect(platform.book).toHaveLength(2);
  });

  it('E1 leaves an address of a test marked when it is changed', async () => {
    saved = [entry('old', 'Via Vecchia 1', 1, { metadata: { type: 'test', isShipping: true } })];
    const platform = createFakePlatform(withEmail());
    const { user, type, goOn, at } = await openAs(platform);
    await user.click(await screen.findByRole('button', { name: 'edit Via Vecchia 1' }));
    await type(/street/i, 'Via Vecchia 10');
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    const marked = { line_1: 'Via Vecchia 10', metadata: { type: 'test' } };
    expect(inputOf(platform, 'updateAddress')).toMatchObject({ address: marked });
    expect(inputOf(platform, 'setAddresses')).toMatchObject({ shipping: marked });
  });

  it('M9 E1 keeps the abolished province of a saved address when another field is changed', async () => {
    saved = [entry('old', 'Via Vecchia 1', 1, { zip_code: '09013', state_code: 'SU' })];
    const platform = createFakePlatform(withEmail());
    const { user, type, goOn, at } = await openAs(platform);
    await user.click(await screen.findByRole('button', { name: 'edit Via Vecchia 1' }));
    expect(screen.getByRole('combobox', { name: /province/i })).toHaveDisplayValue('Sud Sardegna');
    await type(/street/i, 'Via Vecchia 10');
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    const kept = { line_1: 'Via Vecchia 10', state_code: 'SU' };
    expect(inputOf(platform, 'updateAddress')).toMatchObject({ address: kept });
    expect(inputOf(platform, 'setAddresses')).toMatchObject({ shipping: kept });
  });

  it('T9 has nothing left of an address that is deleted while it is changed', async () => {
    const platform = createFakePlatform(withEmail());
    const { user } = await openAs(platform);
    await user.click(await screen.findByRole('button', { name: 'edit Via Vecchia 1' }));
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('Via Vecchia 1');
    platform.book.splice(0, 1);
    await user.click(screen.getByRole('button', { name: 'read again' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue(''));
    expect(await screen.findByText('chosen other')).toBeVisible();
  });

  it('E1 requires missing fields of a saved address before it is used', async () => {
    saved = [entry('old', 'Via Vecchia 1', 1, { phone: '' })];
    const { user } = await openAs(createFakePlatform(withEmail()));
    await user.click(await screen.findByRole('button', { name: 'choose Via Vecchia 1' }));
    expect(screen.getByRole('textbox', { name: /phone/i })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('Via Vecchia 1');
  });

  it('E1 bills to a saved billing address, which is not one to ship to', async () => {
    const metadata = { person_type: 'company', vat: 'IT00743110157', isBilling: true } as const;
    saved.push(entry('bill', 'Via Fatture 3', 3, { company: 'Vini Srl', metadata }));
    const platform = createFakePlatform(withEmail());
    const { user, goOn, at } = await openAs(platform);
    await user.click(screen.getByRole('checkbox', { name: /invoice/i }));
    const book = within(await screen.findByRole('group', { name: 'book billing' }));
    expect(book.getByText('chosen bill')).toBeVisible();
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(inputOf(platform, 'setAddresses')).toMatchObject({
      shipping: { reference: 'new' },
      billing: { reference: 'bill', line_1: 'Via Fatture 3', metadata: { person_type: 'company' } },
    });
  });

  it('S6 gives way to the fields where the account’s code cannot be had', async () => {
    const platform = createFakePlatform(withEmail());
    platform.book.push(...saved);
    const fragments = {
      'account/AddressBook': (() => {
        throw new Error('gone');
      }) as never,
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openAddressSection(platform, { session: customer, fragments });
    expect(await screen.findByRole('textbox', { name: /street/i })).toBeVisible();
  });

  it('T3 keeps what a guest typed when they log in', async () => {
    const platform = createFakePlatform(withEmail());
    const guest = await openAddressSection(platform);
    await guest.fill();
    guest.unmount();
    await openAs(platform);
    expect(await screen.findByText('chosen other')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('Via Garibaldi 12');
  });
});
