import { facts, html, status, table, type Html } from '@shop/server-kit/html';
import type { Page } from '../pages/layout.ts';
import type { InvoiceCheck } from './invoice-checks.ts';
import type { InvoiceData } from './invoice-data.ts';

const LABELS: Readonly<Record<InvoiceCheck['id'], string>> = {
  order: 'Order',
  buyer: 'Invoice data',
  name: 'Name',
  address: 'Billing address',
  fiscal_code: 'Fiscal code',
  vat: 'VAT number',
  sdi: 'SDI code or certified e-mail',
  pec: 'Certified e-mail',
  iban: 'IBAN',
  merchant: 'Merchant',
  rows: 'Rows',
  tax: 'VAT of the rows',
};

const form = (number: string): Html =>
  html`<form class="fields" method="get" action="/back-office/invoices">
    <label>
      Order number
      <input
        name="number"
        required
        maxlength="30"
        pattern="[A-Za-z0-9_\\-]+"
        value="${number}"
        autocomplete="off"
      />
    </label>
    <button class="primary">Check the invoice data</button>
  </form>`;

const problem = (text: string): Html => html`<p class="notice problem" role="alert">${text}</p>`;

const page = (content: Html): Page => ({ title: 'Invoices', content });

/** The form alone. */
export const invoiceForm = (): Page =>
  page(
    html`<p>The billing data of a placed order, checked and as a file for an invoicing service.</p>
      ${form('')}`,
  );

export const disconnectedInvoices = (): Page =>
  page(problem('The back office has no connection to the platform, so it cannot read orders.'));

/** @param number - empty if malformed */
export const unknownOrder = (number: string): Page =>
  page(
    html`${problem(
      number === ''
        ? 'An order number has letters, digits and hyphens, 30 at most.'
        : `There is no placed order ${number}.`,
    )}
    ${form(number)}`,
  );

export const unreachableOrder = (number: string): Page =>
  page(
    html`${problem('The platform does not answer at the moment. Try again in a minute.')}
    ${form(number)}`,
  );

const checkTable = (checks: InvoiceData['controlli']): Html =>
  table({
    id: 'checks',
    caption: 'Checks of the invoice data',
    columns: [{ label: 'Check' }, { label: 'Result' }, { label: 'Problem' }],
    rows: checks.map(({ id, esito, problema }) => [
      LABELS[id],
      status(esito, esito === 'ok' ? 'good' : 'bad'),
      problema ?? '–',
    ]),
    empty: 'There are none.',
  });

/** Whether an order's data suffice for an invoice, and the link to download them. */
export const invoicePage = (number: string, { datiGenerali, controlli }: InvoiceData): Page => {
  const failed = controlli.filter(({ esito }) => esito === 'failed').length;
  return page(
    html`${form(number)}
      <h2>Order ${number}</h2>
      <p>
        ${
          failed === 0
            ? html`${status('complete', 'good')} An Italian invoice can be issued with these data.`
            : html`${status('incomplete', 'bad')} ${failed === 1 ? 'One check' : `${failed} checks`}
              of the invoice data failed.`
        }
      </p>
      ${facts([
        ['Date', datiGenerali.DatiOrdineAcquisto.Data],
        ['Total', `${datiGenerali.ImportoTotaleDocumento} ${datiGenerali.Divisa}`],
        ['The shop issues', 'the order confirmation, by mail, which is no tax document'],
        ['The merchant issues', 'the invoice, with an invoicing service that reads the file'],
      ])}
      ${checkTable(controlli)}
      <p>
        <a class="button" href="/back-office/invoices/${number}.json" download>Download JSON</a>
      </p>`,
  );
};
