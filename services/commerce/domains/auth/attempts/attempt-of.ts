import type { FastifyRequest } from 'fastify';
import type { AttemptKind } from './attempt-kinds.ts';
import type { Attempt } from './attempt-limiter.ts';

type Members = Readonly<Record<string, unknown>>;
type Found = readonly [kind: AttemptKind, account: string | null];

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

/** An account's name in one form, however it was typed; null for none. */
const nameIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;

const codes = ['coupon_code', 'gift_card_code', 'gift_card_or_coupon_code'];

/** Things of one shopper, reached by an id alone. The catalogue is everyone's. */
const personal =
  /^(?:orders|addresses|customer_|gift_cards|line_item|shipments|parcels?|payment_sources|wire_transfers|\w+_payments|authorizations|captures|voids|refunds)/;

const ofToken = (body: Members): Found | null => {
  if (body['grant_type'] === 'password') return ['login', nameIn(body['username'])];
  return typeof body['client_secret'] === 'string' ? ['client', null] : null;
};

const ofCreation = (type: string, sent: Members): Found | null => {
  if (type === 'customers') return ['signup', nameIn(sent['email'])];
  if (type === 'customer_subscriptions') return ['signup', null];
  if (type === 'customer_password_resets') return ['reset', nameIn(sent['customer_email'])];
  return null;
};

const ofRow = (type: string, id: string, sent: Members): Found | null => {
  if (type === 'customer_password_resets') return ['reset', id];
  // Changing a password or an address asks for the password there is, and tells of an address that is taken.
  if (type === 'customers' && ('password' in sent || 'email' in sent)) return ['login', id];
  return personal.test(type) ? ['lookup', null] : null;
};

const found = ({ method, routeOptions, params, body, viewer }: FastifyRequest): Found | null => {
  const route = routeOptions.url ?? '';
  if (route.startsWith('/oauth/')) {
    if (method !== 'POST') return null;
    if (route === '/oauth/authorize') return ['login', nameIn(membersOf(body)['email'])];
    return ofToken(membersOf(body));
  }
  if (!route.startsWith('/api/:type') || viewer?.kind !== 'sales_channel') return null;
  const { type = '', id = null } = params as { type?: string; id?: string };
  const sent = membersOf(membersOf(membersOf(body)['data'])['attributes']);
  if (type === 'orders' && codes.some((name) => nameIn(sent[name]) !== null))
    return ['code', viewer.customerId ?? id];
  if (id !== null) return ofRow(type, id, sent);
  return method === 'POST' ? ofCreation(type, sent) : null;
};

/** What a request tries that could be guessed; null for everything else, and for whom the organization trusts. */
export const attemptOf = (request: FastifyRequest): Attempt | null => {
  const it = found(request);
  return it && { kind: it[0], account: it[1], address: request.ip };
};
