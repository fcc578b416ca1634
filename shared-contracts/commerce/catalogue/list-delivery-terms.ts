import type { DeliveryLeadTime } from '@commercelayer/sdk';
import type { Operation } from '../call/operation.ts';
import { namesOf } from '../metadata/names-of.ts';
import { request } from '../call/request.ts';
import { ok } from '../result.ts';
import { toMoney, toMoneyOrNull } from '../to-money.ts';
import { nestDocument, type Document } from './confirm/nest-document.ts';
import { PAGE_SIZE } from './list-params.ts';
import type { DeliveryTerms } from './types.ts';

const QUERY = {
  include: 'shipping_method',
  'fields[delivery_lead_times]': 'min_days,max_days,shipping_method',
  'fields[shipping_methods]':
    'name,reference,metadata,currency_code,price_amount_cents,free_over_amount_cents',
  'page[size]': String(PAGE_SIZE),
};

/** By shipping method, each with its times, the quickest first; times without a method say nothing. */
const toTerms = (times: readonly DeliveryLeadTime[]): DeliveryTerms[] => {
  const terms = new Map<string, DeliveryTerms>();
  const quickestFirst = times.toSorted((a, b) => (a.max_days ?? 0) - (b.max_days ?? 0));
  for (const { shipping_method: method, min_days, max_days } of quickestFirst) {
    if (!method?.name) continue;
    const { id, name, reference, currency_code } = method;
    const existing = terms.get(id);
    const time = { minDays: min_days ?? 0, maxDays: max_days ?? 0 };
    terms.set(id, {
      id,
      name,
      names: namesOf(method),
      reference: reference ?? null,
      price: toMoney(method.price_amount_cents, currency_code),
      freeOver: toMoneyOrNull(method.free_over_amount_cents, currency_code),
      times: [...(existing?.times ?? []), time],
    });
  }
  return [...terms.values()].toSorted((a, b) => a.price.cents - b.price.cents);
};

/**
 * Delivery terms of the token's market: price, free-over amount and delivery times of each shipping method. Reads at
 * most 25 times. Any token may read `delivery_lead_times`, one of the few lists for sales channels.
 */
export const listDeliveryTerms =
  (): Operation<DeliveryTerms[]> =>
  async ({ token, endpoint, signal }) => {
    const answer = await request(
      `${endpoint}/api/delivery_lead_times?${new URLSearchParams(QUERY)}`,
      { headers: { accept: 'application/vnd.api+json', authorization: `Bearer ${token}` } },
      signal,
    );
    if (!answer.ok) return answer;
    return ok(toTerms(nestDocument((answer.value ?? {}) as Document) as DeliveryLeadTime[]));
  };
