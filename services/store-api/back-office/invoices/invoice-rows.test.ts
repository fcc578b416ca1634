import fc from 'fast-check';
import { anyDraft, orderOf } from '@shop/contracts/testing/any-order';
import { addDeposit } from '../../enrichment/testing/add-deposit.ts';
import { addItem } from '../../enrichment/testing/shopper.ts';
import { amountText, invoiceRows } from './invoice-rows.ts';
import { COMPANY, centsOf, failedOf, startInvoiceDesk } from './testing/start-invoice-desk.ts';

let at: Awaited<ReturnType<typeof startInvoiceDesk>>;
beforeAll(async () => {
  at = await startInvoiceDesk();
}, 60_000);
afterAll(() => at.stop());

describe('rows of the invoice data', () => {
  it('O4 E7 add up to the total with discount, shipping, fee and gift card', async () => {
    const { number } = await at.order(async (id) => {
      await at.billTo(COMPANY)(id);
      await addItem(at.shop, id, 'DECANTER-1500', 1);
      await addItem(at.shop, id, 'PRIMITIVO-750', 9);
      await at.shop.orders.update({ id, coupon_code: 'BENVENUTO10' });
      await at.shop.orders.update({ id, gift_card_code: 'REGALO-EUR-2024' });
    });
    const data = await at.dataOf(number);
    expect(failedOf(data)).toEqual([]);
    const sum = data.righe.reduce((all, it) => all + centsOf(it.PrezzoTotale), 0);
    expect(sum).toBe(centsOf(data.datiGenerali.ImportoTotaleDocumento));
    expect(data.righe.map(({ NumeroLinea }) => NumeroLinea)).toEqual(
      data.righe.map((_, index) => index + 1),
    );
    for (const { Quantita, PrezzoUnitario, PrezzoTotale } of data.righe) {
      expect(`${Quantita} ${PrezzoUnitario} ${PrezzoTotale}`).toMatch(
        /^\d+\.00 -?\d+\.\d\d -?\d+\.\d\d$/,
      );
      expect(Number(Quantita) * centsOf(PrezzoUnitario)).toBe(centsOf(PrezzoTotale));
    }
    const row = (text: string) => data.righe.find(({ Descrizione }) => Descrizione.includes(text));
    expect(row('Sconto BENVENUTO10')).toMatchObject({
      TipoCessionePrestazione: 'SC',
      AliquotaIVA: '22.00',
    });
    expect(row('Pagamento')).toMatchObject({
      TipoCessionePrestazione: 'AC',
      AliquotaIVA: '22.00',
    });
    expect(row('Carta regalo')).toMatchObject({ PrezzoTotale: '-100.00', AliquotaIVA: '0.00' });
  });

  it('O4 E7 have shipping as an accessory expense', async () => {
    const { number } = await at.order();
    expect((await at.dataOf(number)).righe).toContainEqual(
      expect.objectContaining({
        TipoCessionePrestazione: 'AC',
        Descrizione: 'Spedizione',
        AliquotaIVA: '22.00',
      }),
    );
  });

  it('L5 O4 have the deposit without VAT', async () => {
    const { number } = await at.order(async (id) => {
      await at.billTo(COMPANY)(id);
      await addDeposit(at.office, id, 25);
    });
    const data = await at.dataOf(number);
    expect(failedOf(data)).toEqual([]);
    expect(data.righe).toContainEqual(
      expect.objectContaining({
        Descrizione: 'Cauzione imballaggi',
        PrezzoTotale: '0.50',
        AliquotaIVA: '0.00',
        Natura: 'N1',
      }),
    );
  });

  it('O4 E7 add up to the total of any order, also with taxes on top and options', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const order = orderOf(draft);
        const { rate } = draft.tax;
        const rates = { order: rate, adjustment: 0, giftCard: 0, lines: new Map() };
        const rows = invoiceRows({ order, rates });
        expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(order.totals.total.cents);
        for (const { quantity, unit, total } of rows) expect(quantity * unit).toBe(total);
      }),
    );
  });
});

describe('an amount of the invoice data', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [-2131, '-21.31'],
    [123_456_789, '1234567.89'],
  ])('O4 of %i cents is %s', (cents, text) => {
    expect(amountText(cents)).toBe(text);
  });
});
