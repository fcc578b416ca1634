import { act, screen, waitFor, within } from '@testing-library/react';
import { commerceError, anAddress, anOrder } from '@shop/contracts/testing';
import { storedText } from '@shop/contracts/testing/storage';
import { draftOfAddress } from '../model/address-draft.ts';
import { keepDraft } from '../model/form-draft.ts';
import { aCustomerAddress, createFakePlatform } from '../testing/fake-platform.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';
import AddressBook from './address-book.tsx';

const shipping = (id: string, line_1: string, lastUsage: number) =>
  aCustomerAddress({ id, line_1, metadata: { lastUsage } });
const NEW = shipping('new', 'Via Nuova 2', 2);
const OLD = shipping('old', 'Via Vecchia 1', 1);
const BILL = aCustomerAddress({
  id: 'bill',
  company: 'Vini Srl',
  billing_info: 'company; VAT ID IT00743110157',
  metadata: { person_type: 'company' },
});

const open = async (
  props: Partial<Parameters<typeof AddressBook>[0]> = {},
  contents: Parameters<typeof createFakePlatform>[0] = {},
) => {
  const platform = createFakePlatform({ addresses: [OLD, BILL, NEW], ...contents });
  const page = await renderAccount({
    platform,
    session: { ...customer, orderId: contents.order?.id ?? null },
    children: <AddressBook purpose="shipping" {...props} />,
  });
  return { ...page, platform };
};

const remove = async (user: Awaited<ReturnType<typeof open>>['user'], line: RegExp) => {
  await user.click(await screen.findByRole('radio', { name: /Giulia/, description: line }));
  await user.click(screen.getByRole('button', { name: /^Delete.*Giulia/ }));
  const dialog = within(screen.getByRole('dialog', { name: /delete this address/i }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
};

describe('the AddressBook fragment', () => {
  it('E1 has addresses to ship to, last used first, and another one', async () => {
    await open({ chosen: 'new', onChoose: () => {} });
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((it) => it.getAttribute('value'))).toEqual(['new', 'old', 'other']);
    expect(choices[0]).toBeChecked();
    expect(choices[0]).toHaveAccessibleDescription(/Via Nuova 2, 10122 Torino TO, Italy/);
  });

  it('E1 has billing addresses for invoices, with their codes', async () => {
    await open({ purpose: 'billing', chosen: null, onChoose: () => {} });
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((it) => it.getAttribute('value'))).toEqual(['bill', 'other']);
    expect(choices[0]).toHaveAccessibleDescription(/VAT number IT00743110157/);
  });

  it('E1 leaves out addresses elsewhere, and placeholders', async () => {
    const addresses = [
      NEW,
      aCustomerAddress({ id: 'fr', country_code: 'FR' }),
      aCustomerAddress({ id: 'temporary', metadata: { type: 'placeholder' } }),
    ];
    await open({ chosen: null, onChoose: () => {}, countries: ['IT'] }, { addresses });
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((it) => it.getAttribute('value'))).toEqual(['new', 'other']);
  });

  it('E1 reports the selected address or the one to edit', async () => {
    const onChoose = jest.fn();
    const onEdit = jest.fn();
    const { user } = await open({ chosen: 'new', onChoose, onEdit });
    await user.click(await screen.findByRole('radio', { name: 'Another address' }));
    expect(onChoose).toHaveBeenLastCalledWith(null);
    await user.click(screen.getByRole('button', { name: /^Edit.*Giulia/ }));
    expect(onEdit).toHaveBeenCalledWith(NEW);
  });

  it('S11 hides one customer’s addresses and questions from the next one', async () => {
    const { user, platform, becomeKnown } = await open({ chosen: 'new', onChoose: () => {} });
    await user.click((await screen.findAllByRole('button', { name: /^Delete.*Giulia/ }))[0]!);
    expect(screen.getByRole('dialog', { name: /delete this address/i })).toBeVisible();
    platform.failNext('addresses', commerceError('CONNECTION'));
    act(() => void becomeKnown({ ...customer, ownerId: 'CustBBBBBB' }));
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findAllByRole('radio')).not.toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('T9 removes link and address and resets the order that uses a copy of it', async () => {
    const order = anOrder({ shippingAddress: anAddress({ id: 'copy', reference: 'old' }) });
    const { user, platform, toasts, changed } = await open(
      { chosen: 'old', onChoose: () => {} },
      { order },
    );
    await remove(user, /Vecchia/);
    await waitFor(() => expect(platform.inputsOf('resetAddresses')).toHaveLength(1));
    expect(platform.inputsOf('removeAddress')).toEqual([
      { ownerId: 'CustAAAAAA', linkId: OLD.id, addressId: 'old' },
    ]);
    expect(platform.inputsOf('resetAddresses')).toEqual([{ orderId: order.id, country: 'IT' }]);
    await waitFor(() => expect(toasts[0]?.message).toMatch(/another address for your order/i));
    expect(changed).toEqual([order.id]);
  });

  it('T9 leaves an order alone that uses another one', async () => {
    const order = anOrder({ shippingAddress: anAddress({ id: 'copy', reference: 'new' }) });
    const { user, platform, toasts } = await open({ chosen: 'old', onChoose: () => {} }, { order });
    await remove(user, /Vecchia/);
    await waitFor(() => expect(toasts[0]?.message).toBe('Address deleted'));
    expect(platform.inputsOf('resetAddresses')).toEqual([]);
  });

  it('T9 S11 deletes the unsaved input of an address with it, which the checkout does not open', async () => {
    const values = { line_1: 'Via Vecchia 1 bis' };
    keepDraft(draftOfAddress('shipping', OLD), { ownerId: customer.ownerId, values });
    const { user } = await open({ chosen: 'old', onChoose: () => {}, onEdit: () => {} });
    await remove(user, /Vecchia/);
    await waitFor(() => expect(storedText('accountDrafts')).toBeNull());
  });

  it('T9 keeps the order’s addresses if the deletion fails, and shows the reason', async () => {
    const order = anOrder({ shippingAddress: anAddress({ reference: 'old' }) });
    const { user, platform, toasts } = await open({ chosen: 'old', onChoose: () => {} }, { order });
    platform.failNext('removeAddress', commerceError('CONNECTION'));
    await remove(user, /Vecchia/);
    await waitFor(() => expect(toasts[0]).toMatchObject({ error: true }));
    expect(platform.inputsOf('resetAddresses')).toEqual([]);
  });

  it('S11 changes an address in a form of its own where the page has none', async () => {
    const { user, platform, toasts } = await open();
    await user.click((await screen.findAllByRole('button', { name: /^Edit.*Giulia/ }))[0]!);
    const street = await screen.findByRole('textbox', { name: /street/i });
    expect(street).toHaveValue('Via Nuova 2');
    await user.clear(street);
    await user.type(street, 'Via Nuova 20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.inputsOf('updateAddress')).toHaveLength(1));
    expect(platform.inputsOf('updateAddress')[0]).toMatchObject({
      addressId: 'new',
      address: { line_1: 'Via Nuova 20', metadata: { lastUsage: 2, isShipping: true } },
    });
    expect(toasts[0]?.message).toBe('Address saved');
    expect(await screen.findByRole('button', { name: 'Add an address' })).toBeVisible();
  });

  it('M9 S11 shows the abolished province of a saved address, and keeps it', async () => {
    const old = aCustomerAddress({ id: 'old', zip_code: '09013', state_code: 'SU' });
    const { user, platform } = await open({}, { addresses: [old] });
    await user.click(await screen.findByRole('button', { name: /^Edit.*Giulia/ }));
    const province = await screen.findByRole('combobox', { name: /province/i });
    expect(province).toHaveDisplayValue('Sud Sardegna');
    await user.type(screen.getByRole('textbox', { name: /street/i }), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.inputsOf('updateAddress')).toHaveLength(1));
    expect(platform.inputsOf('updateAddress')[0]).toMatchObject({ address: { state_code: 'SU' } });
  });

  it('E1 V1 keeps the test marker, and shows errors of a billing address at its field', async () => {
    const address = anAddress({
      ...BILL.address,
      billing_info: 'individual; CF RSSMRA85T10A562S',
      metadata: { type: 'test', person_type: 'individual', fiscal_code: 'RSSMRA85T10A562S' },
    });
    const { user, platform } = await open(
      { purpose: 'billing' },
      { addresses: [{ ...BILL, address }] },
    );
    const fields = [{ field: 'city', reason: 'invalid', detail: '' }];
    platform.failNext('updateAddress', commerceError('VALIDATION', { fields }));
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toBeInvalid());
    expect(platform.inputsOf('updateAddress')[0]).toMatchObject({
      address: { metadata: { type: 'test', person_type: 'individual' } },
    });
  });

  it('E1 adds an address to make invoices out to', async () => {
    const { user, platform } = await open({ purpose: 'billing' });
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    await user.click(await screen.findByRole('radio', { name: /private/i }));
    const type = (name: RegExp, text: string) =>
      user.type(screen.getByRole('textbox', { name }), text);
    await type(/fiscal code/i, 'RSSMRA85T10A562S');
    await type(/first name/i, 'Mario');
    await type(/last name/i, 'Rossi');
    await type(/street/i, 'Via Po 1');
    await type(/CAP/, '10122');
    await type(/city/i, 'Torino');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'TO');
    await type(/phone/i, '011 555123');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(platform.inputsOf('addAddress')).toHaveLength(1));
    expect(platform.inputsOf('addAddress')[0]).toMatchObject({
      email: customer.email,
      address: {
        phone: '+39 011 555123',
        billing_info: 'individual; CF RSSMRA85T10A562S',
        metadata: { isBilling: true, person_type: 'individual' },
      },
    });
  });
});
