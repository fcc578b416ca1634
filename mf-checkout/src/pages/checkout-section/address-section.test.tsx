import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import type { Order } from '@shop/contracts/commerce/order';
import type { FragmentProps } from '@shop/contracts/remote';
import { commerceError } from '@shop/contracts/testing';
import { clearDraft, readDraft } from '../../model/checkout-draft.ts';
import { createFakePlatform, type FakePlatform } from '../../testing/fake-platform.ts';
import { aLine, anAddress, anOrder, aShipment } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

// What comes as a chunk is loaded before the first test, which would wait for it otherwise.
beforeAll(() => import('../../components/address/address-section.tsx'), 60_000);

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

const withEmail = (its: Partial<Order> = {}) =>
  anOrder({ email: 'giulia@example.com', shipments: [aShipment()], ...its });

const customer = { kind: 'customer', email: 'giulia@example.com', ownerId: 'CustAAAAAA' } as const;

/** Stands in for the account team's book: its choices as plain buttons. */
const Book = (props: FragmentProps['account']['AddressBook'] & { entries?: CustomerAddress[] }) => (
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
  </fieldset>
);
let saved: CustomerAddress[] = [];

const open = async (
  platform: FakePlatform,
  options: Partial<Parameters<typeof renderCheckout>[0]> = {},
) => {
  const page = await renderCheckout({ platform, path: '/checkout/address', ...options });
  await screen.findByRole('button', { name: 'Continue' });
  const { user } = page;
  const type = async (name: RegExp | string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  const fill = async (change: Partial<Record<'zip' | 'phone', string>> = {}) => {
    await type(/first name/i, 'Giulia');
    await type(/last name/i, "D'Amico");
    await type(/street/i, 'Via Garibaldi 12');
    await type(/postal code|zip code|postcode/i, change.zip ?? '10122');
    await type(/city/i, 'Torino');
    await type(/phone/i, change.phone ?? '+39 011 555123');
  };
  const chooseProvince = () =>
    user.selectOptions(screen.getByRole('combobox', { name: /province/i }), 'TO');
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  return { ...page, type, fill, chooseProvince, goOn };
};

const inputOf = (platform: FakePlatform, name: 'setAddresses' | 'addAddress' | 'updateAddress') =>
  platform.calls.find((it) => it.name === name)?.input;

describe('an address that is typed', () => {
  it('T3 T6 loses nothing when the session expires in the middle, and shows it after the login', async () => {
    const platform = createFakePlatform(withEmail());
    const first = await open(platform);
    await first.fill();
    act(() => {
      first.events.emit('session:order', { orderId: null });
      first.events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    });
    await waitFor(() => expect(first.at.path).toBe('/cart'));
    first.unmount();
    await open(platform, { session: customer });
    expect(screen.getByRole('textbox', { name: /first name/i })).toHaveValue('Giulia');
    expect(screen.getByRole('textbox', { name: /city/i })).toHaveValue('Torino');
  });

  it('E1 is saved with its marks and billed to by default', async () => {
    const platform = createFakePlatform(withEmail());
    const { fill, chooseProvince, goOn, at } = await open(platform);
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
    const { fill, chooseProvince, goOn } = await open(platform);
    await fill();
    await chooseProvince();
    await goOn();
    expect(await screen.findByText(/cannot reach the shop/i)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /city/i })).toHaveValue('Torino');
  });

  it('V1 sums up what is missing and moves the focus there', async () => {
    const platform = createFakePlatform(withEmail());
    const { goOn } = await open(platform);
    await goOn();
    const summary = await screen.findByRole('group', { name: /correct/i });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'City' })).toBeVisible();
    expect(platform.countOf('setAddresses')).toBe(0);
  });

  it('E1 is refused with a CAP of four digits and a phone number of letters', async () => {
    const platform = createFakePlatform(withEmail());
    const { fill, chooseProvince, goOn } = await open(platform);
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
    await open(createFakePlatform(withEmail()), { country: 'FR' });
    expect(screen.queryByLabelText(/state|province/i)).not.toBeInTheDocument();
  });

  it('V8 has one of the states in the US, and none from elsewhere', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, fill, goOn } = await open(platform, { country: 'US' });
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

  it('E1 keeps what was typed when the country changes, as autofill does, and moves the fields', async () => {
    const { user, fill } = await open(createFakePlatform(withEmail()), { country: 'US' });
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
    const { user } = await open(createFakePlatform(withEmail()));
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
    const { user } = await open(createFakePlatform(withEmail()));
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
    await open(createFakePlatform(withEmail()));
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('IT');
  });

  it('E3 asks for the birth date where a courier hands alcohol over to adults, and there alone', async () => {
    const wine = withEmail({ lines: [aLine({ alcoholic: true })] });
    const first = await open(createFakePlatform(wine), { country: 'US' });
    const date = screen.getByLabelText(/date of birth/i);
    expect(date).toHaveAttribute('autocomplete', 'shipping bday');
    expect(date).toHaveAccessibleDescription(/21/);
    first.unmount();
    const water = await open(createFakePlatform(withEmail()), { country: 'US' });
    expect(screen.queryByLabelText(/date of birth/i)).not.toBeInTheDocument();
    water.unmount();
    await open(createFakePlatform(wine), { country: 'IT' });
    expect(screen.queryByLabelText(/date of birth/i)).not.toBeInTheDocument();
  });
});

describe('an invoice', () => {
  const ask = async (platform: FakePlatform, personType: RegExp) => {
    const page = await open(platform);
    await page.fill();
    await page.chooseProvince();
    await page.user.click(screen.getByRole('checkbox', { name: /invoice/i }));
    await page.user.click(screen.getByRole('radio', { name: personType }));
    return page;
  };

  it.each([
    [/private individual/i, ['Fiscal code'], ['VAT number', 'Business name', 'SDI code']],
    [/sole trader/i, ['Fiscal code', 'VAT number'], []],
    [/company/i, ['Fiscal code', 'VAT number', 'Business name'], []],
    [
      /non-profit/i,
      ['Fiscal code', 'Business name', 'Certified e-mail'],
      ['VAT number', 'SDI code'],
    ],
  ])('V6 to %s asks for %j and not for %j', async (personType, asked, others) => {
    await ask(createFakePlatform(withEmail()), personType);
    for (const name of asked)
      expect(screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'i') })).toBeVisible();
    for (const name of others)
      expect(screen.queryByRole('textbox', { name: new RegExp(`^${name}`, 'i') })).toBeNull();
  });

  it('E1 to a company keeps both addresses right and has its data in one line and in metadata', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, type, goOn, at } = await ask(platform, /company/i);
    await type(/business name$/i, 'Vini Srl');
    await type(/VAT/, '00743110157');
    await user.click(screen.getByRole('radio', { name: /recipient code/i }));
    await type(/SDI code/, 'abc1234');
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(inputOf(platform, 'setAddresses')).toMatchObject({
      shipping: { metadata: { isShipping: true, isBilling: false } },
      billing: {
        company: 'Vini Srl',
        line_1: 'Via Garibaldi 12',
        billing_info: 'company; VAT ID IT00743110157; CF 00743110157; SDI ABC1234',
        metadata: { isBilling: true, isShipping: false, person_type: 'company', sdi: 'ABC1234' },
      },
    });
  });

  it('T14 is sent by certified e-mail instead of the code, and the code comes back with the way back', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, type, goOn } = await ask(platform, /company/i);
    await type(/SDI code/, 'ABC1234');
    await user.click(screen.getByRole('radio', { name: /certified e-mail/i }));
    await goOn();
    const pec = screen.getByRole('textbox', { name: /certified e-mail/i });
    expect(pec).toHaveAccessibleDescription(/required/i);
    await type(/certified e-mail/i, 'vini');
    expect(pec).toHaveAccessibleDescription(/name@pec.it/i);
    await user.click(screen.getByRole('radio', { name: /recipient code/i }));
    expect(screen.getByRole('textbox', { name: /SDI code/ })).toHaveValue('ABC1234');
  });

  it.each([
    [/private/i, /fiscal code/i, 'RSSMRA85B31A562F', /does not exist/i],
    [/private/i, /fiscal code/i, 'RSSMRA85T10A562A', /last character/i],
    [/private/i, /fiscal code/i, '00743110157', /16 characters/i],
    [/company/i, /VAT/, '00743110158', /check digit/i],
    [/company/i, /VAT/, 'DE123456789', /another country/i],
    [/company/i, /VAT/, '🙂', /form/i],
  ])('V6 to %s says what is wrong with %s %s', async (personType, field, text, words) => {
    const { type, goOn } = await ask(createFakePlatform(withEmail()), personType);
    await type(field, text);
    await goOn();
    expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(words);
  });

  it('V6 checks an IBAN that is given, and does without', async () => {
    const platform = createFakePlatform(withEmail());
    const { user, type, goOn, at } = await ask(platform, /private/i);
    await type(/fiscal code/i, 'rssmra85t10a562s');
    await user.click(screen.getByRole('button', { name: /IBAN/ }));
    await type('IBAN optional', 'IT60X0542811101000000123457');
    await goOn();
    expect(screen.getByRole('textbox', { name: /IBAN/ })).toHaveAccessibleDescription(/check/i);
    await user.clear(screen.getByRole('textbox', { name: /IBAN/ }));
    await goOn();
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(inputOf(platform, 'setAddresses')).toMatchObject({
      billing: { metadata: { person_type: 'individual', fiscal_code: 'RSSMRA85T10A562S' } },
    });
  });

  it('V6 outside Italy asks a company for its VAT number alone', async () => {
    const { user } = await ask(createFakePlatform(withEmail()), /company/i);
    await user.click(screen.getByRole('checkbox', { name: /same as the shipping/i }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    await user.selectOptions(billing.getByRole('combobox', { name: 'Country' }), 'DE');
    expect(screen.getByRole('textbox', { name: /VAT/ })).toHaveAccessibleDescription(/DE123456789/);
    expect(screen.queryByRole('textbox', { name: /fiscal code|SDI/i })).toBeNull();
  });

  it('E1 cannot be left out where the market asks for one', async () => {
    const platform = createFakePlatform(withEmail({ requiresBillingInfo: true }));
    const { fill, chooseProvince, goOn } = await open(platform);
    await fill();
    await chooseProvince();
    expect(screen.queryByRole('checkbox', { name: /invoice/i })).not.toBeInTheDocument();
    await goOn();
    expect(await screen.findByRole('group', { name: /correct/i })).toHaveTextContent(/invoice/i);
    expect(platform.countOf('setAddresses')).toBe(0);
  });
});

describe('a customer’s address book in the checkout', () => {
  const entry = (id: string, line_1: string, lastUsage: number, its = {}): CustomerAddress => ({
    id: `link-${id}`,
    address: anAddress({ id, line_1, metadata: { lastUsage, isShipping: true }, ...its }),
  });
  const openAs = async (platform: FakePlatform) => {
    platform.book.push(...saved);
    return open(platform, {
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

  it('E1 asks for what a saved address lacks before it is used', async () => {
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
    await open(platform, { session: customer, fragments });
    expect(await screen.findByRole('textbox', { name: /street/i })).toBeVisible();
  });

  it('T3 keeps what a guest typed when they log in', async () => {
    const platform = createFakePlatform(withEmail());
    const guest = await open(platform);
    await guest.fill();
    guest.unmount();
    await openAs(platform);
    expect(await screen.findByText('chosen other')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /street/i })).toHaveValue('Via Garibaldi 12');
  });
});
