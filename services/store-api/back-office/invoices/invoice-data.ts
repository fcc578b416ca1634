import { formatDate } from '@shop/contracts/market';
import type { Order } from '@shop/contracts/commerce/order/platform-order';
import type { Merchant } from '@shop/contracts/store';
import { bankAccountOf, type PaymentKind, paymentKindOf } from '../../mails/order/payment-kind.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { buyerOf, sellerOf } from './invoice-parties.ts';
import { amountText, type InvoiceRow, invoiceRows } from './invoice-rows.ts';
import type { InvoicedOrder } from './read-invoiced-order.ts';

/** FatturaPA's codes of ways to pay: cash, bank transfer, payment card. */
const PAYMENT_MODES: Readonly<Partial<Record<PaymentKind, string>>> = {
  cash_on_delivery: 'MP01',
  bank_transfer: 'MP05',
  card: 'MP08',
};

const paymentOf = (order: Order) => {
  const { paymentMethod: method, paymentStatus, totals } = order;
  const kind = paymentKindOf(order);
  const account = method && kind === 'bank_transfer' ? bankAccountOf(method) : null;
  return {
    tipo: kind ?? method?.type ?? null,
    stato: paymentStatus,
    ModalitaPagamento: kind === null ? undefined : PAYMENT_MODES[kind],
    ImportoPagamento: amountText(totals.total.cents),
    IBAN: account?.iban.replaceAll(' ', ''),
  };
};

const toRow = (
  { description, quantity, unit, total, rate, kind, nature }: InvoiceRow,
  index: number,
) => ({
  NumeroLinea: index + 1,
  TipoCessionePrestazione: kind,
  Descrizione: description,
  Quantita: amountText(quantity * 100),
  PrezzoUnitario: amountText(unit),
  PrezzoTotale: amountText(total),
  AliquotaIVA: amountText(Math.round(rate * 10_000)),
  Natura: nature,
});

/**
 * An order's invoice data for an invoicing service: FatturaPA's element names where it has the field, in capitals as
 * there. Amounts are texts with two decimals. Prices include VAT if `prezziIvaInclusa`.
 */
export const toInvoiceData = (invoiced: InvoicedOrder, merchant: Merchant) => {
  const { order } = invoiced;
  const { totals, billingAddress } = order;
  const rows = invoiceRows(invoiced);
  return {
    cedente: sellerOf(merchant),
    cessionario: billingAddress && buyerOf(billingAddress),
    datiGenerali: {
      DatiOrdineAcquisto: {
        IdDocumento: order.number ?? order.id,
        Data: formatDate(order.placedAt ?? '', null),
      },
      Divisa: order.currency,
      ImportoTotaleDocumento: amountText(totals.total.cents),
      prezziIvaInclusa: !totals.taxesOnTop,
      imposta: amountText(totals.taxes.cents),
    },
    righe: rows.map(toRow),
    pagamento: paymentOf(order),
    controlli: invoiceChecks(order, rows, merchant).map(({ id, problem }) => ({
      id,
      esito: problem === null ? ('ok' as const) : ('failed' as const),
      ...(problem !== null && { problema: problem }),
    })),
  };
};

export type InvoiceData = ReturnType<typeof toInvoiceData>;
