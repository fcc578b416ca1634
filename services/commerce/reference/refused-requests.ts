import { markdownTable } from './markdown-table.ts';

/** A feature of the hosted platform that is missing here, and the error a client gets. */
interface RefusedRequest {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  /** Below the origin; the token of an integration goes with it. */
  readonly path: string;
  /** The request body, as JSON. */
  readonly body?: unknown;
  readonly status: number;
  /** Of the first error: its code, or the title where the authentication API answers. */
  readonly code: string;
}

const addressWith = (attributes: object, relationships: object) => ({
  data: { type: 'addresses', attributes, relationships },
});
const anAddress = {
  first_name: 'Anna',
  last_name: 'Bianchi',
  line_1: 'Via Roma 1',
  city: 'Asti',
  zip_code: '14100',
  state_code: 'AT',
  country_code: 'IT',
  phone: '0141 1',
};

/** Asked for in a test one by one, so that the documentation says what happens. */
export const refusedRequests: readonly RefusedRequest[] = [
  {
    what: 'a resource of the list above',
    method: 'GET',
    path: '/api/order_subscriptions',
    status: 404,
    code: 'RESOURCE_NOT_FOUND',
  },
  {
    what: 'a link to a row of such a resource',
    method: 'POST',
    path: '/api/addresses',
    body: addressWith(anAddress, { geocoder: { data: { type: 'geocoders', id: 'AAAAAAAAAA' } } }),
    status: 422,
    code: 'VALIDATION_ERROR',
  },
  {
    what: 'a filter through a relationship that is always empty',
    method: 'GET',
    path: '/api/skus?filter[q][attachments_name_eq]=x',
    status: 400,
    code: 'FILTER_NOT_ALLOWED',
  },
  {
    what: 'a scope of a store',
    method: 'POST',
    path: '/oauth/token',
    body: {
      grant_type: 'client_credentials',
      client_id: 'fonte-vigna-shop',
      scope: 'store:code:outlet',
    },
    status: 400,
    code: 'invalid_scope',
  },
  {
    what: 'the Metrics API',
    method: 'POST',
    path: '/metrics/orders/stats',
    body: { stats: { field: 'order.total_amount_with_taxes', operator: 'sum' } },
    status: 404,
    code: 'RESOURCE_NOT_FOUND',
  },
];

/** Missing features, with the response a client gets. */
export const refusedTable = (): string =>
  markdownTable(
    ['what is asked for', 'for instance', 'answer'],
    refusedRequests.map(({ what, method, path, status, code }) => [
      what,
      `\`${method} ${path}\``,
      `${status} \`${code}\``,
    ]),
  );
