import { screen, waitFor, within } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { createFakePlatform, type FakePlatform } from '../../testing/fake-platform.ts';
import {
  inputOf,
  openAddressSection,
  prepareAddressSection,
  withEmail,
} from '../../testing/open-address-section.tsx';

prepareAddressSection();

describe('an invoice', () => {
  const ask = async (platform: FakePlatform, personType: RegExp) => {
    const page = await openAddressSection(platform);
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
  ])('V6 to %s shows %j and not %j', async (personType, asked, others) => {
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

  it('T14 switches between certified e-mail and recipient code', async () => {
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
    [/company/i, /VAT/, 'DE123456788', /another country/i],
    [/company/i, /VAT/, '🙂', /form/i],
  ])('V6 to %s shows the error of %s %s', async (personType, field, text, words) => {
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
    expect(screen.getByRole('textbox', { name: /VAT/ })).toHaveAccessibleDescription(/DE123456788/);
    expect(screen.queryByRole('textbox', { name: /fiscal code|SDI/i })).toBeNull();
  });

  describe('with an address that the platform rejects', () => {
    const refused = (...fields: string[]) =>
      commerceError('VALIDATION', {
        fields: fields.map((it) => ({
          field: `billing_address.${it}`,
          reason: 'invalid',
          detail: '',
        })),
      });
    const send = async (elsewhere: boolean) => {
      const platform = createFakePlatform(withEmail());
      platform.failNext('setAddresses', refused('city', 'company'));
      const { user, type, goOn } = await ask(platform, /company/i);
      await type(/business name$/i, 'Vini Srl');
      await type(/VAT/, '00743110157');
      await type(/SDI code/, 'abc1234');
      if (!elsewhere) return goOn();
      await user.click(screen.getByRole('checkbox', { name: /same as the shipping/i }));
      const billing = within(screen.getByRole('group', { name: 'Billing address' }));
      const typeThere = (name: RegExp, text: string) =>
        user.type(billing.getByRole('textbox', { name }), text);
      await typeThere(/street/i, 'Via Po 1');
      await typeThere(/CAP/, '10122');
      await typeThere(/city/i, 'Atlantis');
      await user.selectOptions(billing.getByRole('combobox', { name: 'Province' }), 'TO');
      await goOn();
    };
    const cities = () =>
      screen
        .getAllByRole('textbox', { name: 'City' })
        .map((it) => it.ariaInvalid ?? it.getAttribute('aria-invalid'));

    it('V1 has it beside the billing field, not beside the shipping one', async () => {
      await send(true);
      await waitFor(() => expect(cities()).toEqual([null, 'true']));
      expect(screen.getByRole('textbox', { name: /business name$/i })).toBeInvalid();
    });

    it('V1 shows it at the shipping field if that is the billing address', async () => {
      await send(false);
      await waitFor(() => expect(cities()).toEqual(['true']));
      expect(screen.getByRole('textbox', { name: /business name$/i })).toBeInvalid();
    });
  });

  it('E1 is mandatory if the market requires it', async () => {
    const platform = createFakePlatform(withEmail({ requiresBillingInfo: true }));
    const { fill, chooseProvince, goOn } = await openAddressSection(platform);
    await fill();
    await chooseProvince();
    expect(screen.queryByRole('checkbox', { name: /invoice/i })).not.toBeInTheDocument();
    await goOn();
    expect(await screen.findByRole('group', { name: /correct/i })).toHaveTextContent(/invoice/i);
    expect(platform.countOf('setAddresses')).toBe(0);
  });
});
