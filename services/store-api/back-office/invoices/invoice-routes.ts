import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn } from '../http/guard.ts';
import { sendPage } from '../http/send-page.ts';
import { toInvoiceData, type InvoiceData } from './invoice-data.ts';
import {
  disconnectedInvoices,
  invoiceForm,
  invoicePage,
  unknownOrder,
  unreachableOrder,
} from './invoice-page.ts';
import { readInvoicedOrder } from './read-invoiced-order.ts';

const orderNumber = /^[\w-]{1,30}$/;

/** Routes to check an order's invoice data and to download them, for every role. */
export const invoiceRoutes = (
  guarded: FastifyInstance,
  { platform, merchant }: BackOfficeContext,
): void => {
  /** Reads the order and sends its data, or the page with the reason. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    number: string,
    send: (data: InvoiceData) => FastifyReply,
  ): Promise<FastifyReply> => {
    const reader = readerOf(request);
    if (!platform || !merchant)
      return sendPage(reply, disconnectedInvoices(), { status: 404, reader });
    if (!orderNumber.test(number))
      return sendPage(reply, unknownOrder(''), { status: 404, reader });
    const invoiced = await readInvoicedOrder(platform, number).catch((error: unknown) => {
      request.log.warn({ err: error }, 'back office: order not read');
      return 'unreachable' as const;
    });
    if (invoiced === 'unreachable')
      return sendPage(reply, unreachableOrder(number), { status: 503, reader });
    if (!invoiced) return sendPage(reply, unknownOrder(number), { status: 404, reader });
    return send(toInvoiceData(invoiced, merchant));
  };

  guarded.get<{ Querystring: { number?: unknown } }>('/invoices', async (request, reply) => {
    const reader = readerOf(request);
    const number = typeof request.query.number === 'string' ? request.query.number.trim() : '';
    if (number === '') {
      const page = platform && merchant ? invoiceForm() : disconnectedInvoices();
      return sendPage(reply, page, { reader });
    }
    return answer(request, reply, number, (data) =>
      sendPage(reply, invoicePage(number, data), { reader }),
    );
  });

  guarded.get<{ Params: { number: string } }>('/invoices/:number.json', async (request, reply) => {
    const { number } = request.params;
    return answer(request, reply, number, (data) => {
      const { uid } = signedIn(request).profile;
      request.log.info({ uid, order: number }, 'back office: invoice data downloaded');
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="invoice-${number}.json"`)
        .send(`${JSON.stringify(data, null, 2)}\n`);
    });
  });
};
