import { act, screen, waitFor, within } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { readDraft } from '../checkout-draft.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import {
  customer,
  inputOf,
  openAddressSection,
  prepareAddressSection,
  withEmail,
} from '../../testing/open-address-section.tsx';
import { aLine } from '../../testing/order.ts';

prepareAddressSection();

describe('an address that is typed', () => {
  it('T3 T6 loses nothing when the session expires in the middle, and shows it after the login', async () => {
    const platform = createFakePlatform(withEmail());
    const first = await openAddressSection(platform);
    await first.fill();
    act(() => {
      first.events.emit('session:order', { orderId: null });
      first.events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    });
    await waitFor(() => expect(first.at.path).toBe('/cart'));
    first.unmount();
    await openAddressSection(platform, { session: customer });
    expect(screen.getByRole('textbox', { name: /first name/i })).toHaveValue('Giulia');
    expect(screen.getByRole('textbox', { name: /city/i })).toHaveValue('Torino');
  });

  it('E1 is saved with its marks and billed to by default', async () => {
    const platform = createFakePlatform(withEmail());
    const { fill, chooseProvince, goOn, at } = await openAddressSection(platform);
    await fill({ zip: 'I-10122', phone: '011 555123' });
    await chooseProvince();
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(inputOf(platform, 'setAddresses')).toMatchObject({
      billing: 'same',
      shipping: {
        first_name: 'Giulia',
        last_name: "D'Amico",
        zip_code: '10122',
        state_code: 'TO',
        country_code: 'IT',
        phone: '+39 011 555123',
        metadata: { isShipping: true, isBilling: false },
      },
    });
    expect(readDraft()).toEqual({});
  });

  it('T3 is still there when saving fails', async () => {
    const platform = createFakePlatform(withEmail());
    platform.failNext('setAddresses', commerceError('CONNECTION'));
    const { fill, chooseProvince, goOn } = await openAddressSection(platform);
    await fill();
    await chooseProvince();
    await goOn();
    expect(await screen.findByText(/cannot reach the shop/i)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /city/i })).toHaveValue('Torino');
  });

  it('V1 summarizes missing fields and moves the focus there', async () => {
    const platform = createFakePlatform(withEmail());
    const { goOn } = await openAddressSection(platform);
    await goOn();
    const summary = await screen.findByRole('group', { name: /correct/i });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'City' })).toBeVisible();
    expect(platform.countOf('setAddresses')).toBe(0);
  });

  it('E1 is refused with a CAP of four digits and a phone number of letters', async () => {
    const platform = createFakePlatform(withEmail());
    const { fill, chooseProvince, goOn } = await openAddressSection(platform);
    await fill({ zip: '4012', phone: 'abc' });
    await chooseProvince();
    await goOn();
    expect(screen.getByRole('textbox', { name: /CAP/ })).toHaveAccessibleDescription(/20122/);
    expect(screen.getByRole('textbox', { name: /phone/i })).toHaveAccessibleDescription(
      /valid phone number/i,
    );
    expect(platform.countOf('setAddresses')).toBe(0);
  });

  it('V8 has no state in a country without states', async () => {
    await openAddressSection(createFakePlatform(withEmail()), { country: 'FR' });
    expect(screen.queryByLabelText(/state|province/i)).not.toBeInTheDocument();
  });

  it('V8 has one of the states in the US, and none from elsewhere', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, fill, goOn } = await openAddressSection(platform, { country: 'US' });
    await fill({ zip: '10007', phone: '+1 212 555 0147' });
    await goOn();
    const state = screen.getByRole('combobox', { name: 'State' });
    expect(state).toHaveAccessibleDescription(/required/i);
    expect(platform.countOf('setAddresses')).toBe(0);
    await user.selectOptions(state, 'NY');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'NZ');
    expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
    const code = screen.getByRole('textbox', { name: 'Postcode' });
    expect(code).toHaveValue('10007');
    await user.clear(code);
    await user.type(code, '6011');
    await goOn();
    await waitFor(() => expect(platform.countOf('setAddresses')).toBe(1));
    expect(inputOf(platform, 'setAddresses')).toMatchObject({
      shipping: { country_code: 'NZ', state_code: null, zip_code: '6011' },
    });
  });

  it('E1 keeps the input when the country changes, as with autofill, and reorders the fields', async () => {
    const { user, fill } = await openAddressSection(createFakePlatform(withEmail()), {
      country: 'US',
    });
    await fill({ zip: '100-0005', phone: '+81 52 000 0034' });
    const order = () =>
      screen
        .getAllByRole('textbox')
        .map((it) => it.getAttribute('name'))
        .filter((it) => ['line_1', 'city', 'zip_code'].includes(it ?? ''));
    expect(order()).toEqual(['line_1', 'city', 'zip_code']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
    expect(order()).toEqual(['zip_code', 'city', 'line_1']);
    expect(screen.getByRole('textbox', { name: /postal code/i })).toHaveValue('100-0005');
    expect(screen.getByRole('textbox', { name: /city/i })).toHaveValue('Torino');
  });

  it('E1 can be in the countries the market ships to, a billing address in all markets', async () => {
    const { user } = await openAddressSection(createFakePlatform(withEmail()));
    const country = screen.getByRole('combobox', { name: 'Country' });
    expect(within(country).queryByRole('option', { name: 'Japan' })).not.toBeInTheDocument();
    expect(country).toHaveAttribute('autocomplete', 'shipping country');
    await user.click(screen.getByRole('checkbox', { name: /same as the shipping/i }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    expect(billing.getByRole('option', { name: 'Japan' })).toBeInTheDocument();
    expect(billing.getByRole('textbox', { name: 'City' })).toHaveAttribute(
      'autocomplete',
      'billing address-level2',
    );
    expect(billing.queryByRole('textbox', { name: /phone/i })).not.toBeInTheDocument();
  });

  it('V8 forgets a province when the country changes to one with other states', async () => {
    const { user } = await openAddressSection(createFakePlatform(withEmail()));
    await user.click(screen.getByRole('checkbox', { name: /same as the shipping/i }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    const country = billing.getByRole('combobox', { name: 'Country' });
    await user.selectOptions(billing.getByRole('combobox', { name: 'Province' }), 'MI');
    await user.selectOptions(country, 'US');
    await waitFor(() => expect(billing.getByRole('combobox', { name: 'State' })).toHaveValue(''));
    await user.selectOptions(country, 'IT');
    expect(billing.getByRole('combobox', { name: 'Province' })).toHaveValue('');
  });

  it('E2 starts with nothing of the placeholder of a new order', async () => {
    await openAddressSection(createFakePlatform(withEmail()));
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('IT');
  });

  it('E3 requires the birth date only in countries with age checks on delivery of alcohol', async () => {
    const wine = withEmail({ lines: [aLine({ alcohol: true })] });
    const first = await openAddressSection(createFakePlatform(wine), { country: 'US' });
    const date = screen.getByLabelText(/date of birth/i);
    expect(date).toHaveAttribute('autocomplete', 'shipping bday');
    expect(date).toHaveAccessibleDescription(/21/);
    first.unmount();
    const water = await openAddressSection(createFakePlatform(withEmail()), { country: 'US' });
    expect(screen.queryByLabelText(/date of birth/i)).not.toBeInTheDocument();
    water.unmount();
    await openAddressSection(createFakePlatform(wine), { country: 'IT' });
    expect(screen.queryByLabelText(/date of birth/i)).not.toBeInTheDocument();
  });
});
