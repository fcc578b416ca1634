import { formatDate } from '@shop/contracts/market';
import {
  COMPANY,
  centsOf,
  failedOf,
  pageOf,
  startInvoiceDesk,
} from './testing/start-invoice-desk.ts';

let at: Awaited<ReturnType<typeof startInvoiceDesk>>;
beforeAll(async () => {
  at = await startInvoiceDesk();
}, 60_000);
afterAll(() => at.stop());

describe('invoice data in the back office', () => {
  it('O4 V6 of an Italian company with SDI code are complete, under FatturaPA’s names', async () => {
    const { id, number } = await at.order(at.billTo(COMPANY));
    const { headers, data } = await at.download(number);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="invoice-${number}.json"`,
      'cache-control': 'no-store',
    });
    expect(failedOf(data)).toEqual([]);
    expect(data.cedente).toMatchObject({
      IdFiscaleIVA: { IdPaese: 'IT', IdCodice: '01234567897' },
      Anagrafica: { Denominazione: 'Fonte & Vigna S.r.l.' },
      Sede: {
        Indirizzo: 'Via del Fontanile 18',
        CAP: '40128',
        Comune: 'Bologna',
        Provincia: 'BO',
        Nazione: 'IT',
      },
      pec: 'fonte-vigna@pec.example',
    });
    expect(data.cessionario).toEqual({
      tipoPersona: 'company',
      IdFiscaleIVA: { IdPaese: 'IT', IdCodice: '00743110157' },
      CodiceFiscale: '00743110157',
      Anagrafica: { Denominazione: 'Vigna S.r.l.' },
      Sede: {
        Indirizzo: 'Via di Prova 1',
        CAP: '40100',
        Comune: 'Prova',
        Provincia: 'MI',
        Nazione: 'IT',
      },
      CodiceDestinatario: 'ABC1234',
    });
    const { total_amount_with_taxes_cents: total, placed_at } = await at.office.orders.retrieve(id);
    expect(centsOf(data.datiGenerali.ImportoTotaleDocumento)).toBe(total);
    expect(data.datiGenerali).toMatchObject({
      DatiOrdineAcquisto: { IdDocumento: number, Data: formatDate(placed_at ?? '', 'IT') },
      Divisa: 'EUR',
      prezziIvaInclusa: true,
    });
    expect(data.pagamento).toMatchObject({
      stato: expect.any(String),
      ImportoPagamento: data.datiGenerali.ImportoTotaleDocumento,
    });
    const { text, statusCode } = await pageOf(at.browser, number);
    expect(statusCode).toBe(200);
    expect(text).toContain('An Italian invoice can be issued with these data.');
    expect(text).toMatch(/The shop issues the order confirmation/);
    expect(text).toMatch(/The merchant issues the invoice/);
  });

  it.each([
    ['a certified e-mail', { sdi: '0000000', pec: 'Vigna@pec.it' }, '0000000', 'vigna@pec.it'],
    ['a certified e-mail alone', { pec: 'vigna@pec.it' }, '0000000', 'vigna@pec.it'],
    ['neither', { sdi: '0000000' }, '0000000', undefined],
  ])('O4 V6 T14 reach a company by %s', async (_, recipient, code, pec) => {
    const { person_type, vat } = COMPANY.metadata;
    const { number } = await at.order(
      at.billTo({ ...COMPANY, metadata: { person_type, vat, ...recipient } }),
    );
    const data = await at.dataOf(number);
    expect(data.cessionario?.CodiceDestinatario).toBe(code);
    expect(data.cessionario?.PECDestinatario).toBe(pec);
    expect(failedOf(data)).toEqual([]);
  });

  it('O4 V6 of a private person have the fiscal code and the code of unknown recipients', async () => {
    const metadata = { person_type: 'individual', fiscal_code: 'rssmra85t10a562s' };
    const data = await at.dataOf((await at.order(at.billTo({ metadata }))).number);
    expect(data.cessionario).toMatchObject({
      tipoPersona: 'individual',
      CodiceFiscale: 'RSSMRA85T10A562S',
      Anagrafica: { Nome: 'Ada', Cognome: 'Prova' },
      CodiceDestinatario: '0000000',
    });
    expect(data.cessionario?.IdFiscaleIVA).toBeUndefined();
    expect(failedOf(data)).toEqual([]);
  });

  it('O4 V6 of a foreign company have the VAT number of its country and the foreign code', async () => {
    const { number } = await at.order(
      at.billTo({
        company: 'Cave SARL',
        country_code: 'FR',
        zip_code: '75003',
        state_code: '75',
        metadata: { person_type: 'company', vat: 'FR 11 123456782' },
      }),
    );
    const data = await at.dataOf(number);
    expect(data.cessionario).toMatchObject({
      IdFiscaleIVA: { IdPaese: 'FR', IdCodice: '11123456782' },
      Anagrafica: { Denominazione: 'Cave SARL' },
      Sede: { Indirizzo: 'Via di Prova 1, 75003', CAP: '00000', Nazione: 'FR' },
      CodiceDestinatario: 'XXXXXXX',
    });
    expect(data.cessionario?.Sede.Provincia).toBeUndefined();
    expect(data.cessionario?.CodiceFiscale).toBeUndefined();
    expect(failedOf(data)).toEqual([]);
  });

  it('O4 V6 of a buyer who asked for no invoice are incomplete, and say so', async () => {
    const { number } = await at.order();
    const data = await at.dataOf(number);
    expect(data.cessionario).toMatchObject({ tipoPersona: null, CodiceDestinatario: '0000000' });
    expect(failedOf(data)).toEqual(['buyer']);
    expect((await pageOf(at.browser, number)).text).toContain('the buyer asked for no invoice');
  });

  it('O4 V6 name each invalid field in words', async () => {
    const { number } = await at.order(
      at.billTo({
        company: 'Vigna S.r.l.',
        zip_code: '4010',
        metadata: {
          person_type: 'company',
          vat: '00743110158',
          fiscal_code: 'RSSMRA85T10A562S',
          sdi: 'ABC1234',
          pec: 'vigna@pec.it',
          iban: 'IT60X0542811101000000123457',
        },
      }),
    );
    expect(failedOf(await at.dataOf(number))).toEqual([
      'fiscal_code',
      'vat',
      'pec',
      'iban',
      'address',
    ]);
    const { text } = await pageOf(at.browser, number);
    expect(text).toContain('5 checks of the invoice data failed.');
    expect(text).toContain('The fiscal code of an organization has 11 digits.');
    expect(text).toContain('The check digit of the VAT number does not match.');
    expect(text).toContain('only one of them is used');
    expect(text).toContain('The check digits of the IBAN do not match.');
    expect(text).toContain('The postal code is not one of the country.');
  });

  it('O4 V6 take metadata of any type and text as data', async () => {
    const metadata = {
      person_type: 'company',
      vat: ['<script>'],
      sdi: { a: 1 },
      pec: '<b>',
      iban: 7,
    };
    const { number } = await at.order(
      at.billTo({ company: '<script>alert(1)</script>', state_code: 'MI', metadata }),
    );
    const data = await at.dataOf(number);
    expect(failedOf(data)).toEqual(['vat', 'pec']);
    expect(data.cessionario?.iban).toBeUndefined();
    expect((await pageOf(at.browser, number)).body).not.toMatch(/<script|<b>/);
  });

  it('O4 of a canceled order say so', async () => {
    const { id, number } = await at.order(at.billTo(COMPANY));
    await at.office.orders.update({ id, _cancel: true });
    expect(failedOf(await at.dataOf(number))).toEqual(['order']);
  });
});
