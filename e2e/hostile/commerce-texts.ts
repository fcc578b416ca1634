import fc from 'fast-check';
import { encoded, hostileText } from './hostile-texts.ts';

const TYPES = [
  'skus',
  'orders',
  'line_items',
  'addresses',
  'customers',
  'prices',
  'markets',
  'bundles',
  'gift_cards',
  'promotions',
  'shipments',
  'tags',
  'wire_transfers',
  'line_item_options',
  'customer_password_resets',
  'customer_subscriptions',
  'organization',
  'application',
];
const RELATIONS = [
  'prices',
  'sku',
  'skus',
  'price_list',
  'market',
  'line_items',
  'item',
  'order',
  'customer',
  'shipping_category',
  'stock_items',
  'sku_lists',
  'shipments',
  'tags',
];
const ATTRIBUTES = [
  'code',
  'name',
  'description',
  'reference',
  'metadata',
  'quantity',
  'amount_cents',
  'balance_cents',
  'customer_email',
  'customer_password',
  'coupon_code',
  'gift_card_code',
  'return_url',
  'language_code',
  'shipping_country_code_lock',
  'email',
  'password',
  'sku_code',
  'bundle_code',
  'options',
  'currency_code',
  'line_1',
  'country_code',
  'zip_code',
  'created_at',
  '_place',
  '_refresh',
  '_shipping_address_clone_id',
  '_save_payment_source_to_customer_wallet',
];
/** Filter operators. */
export const PREDICATES = [
  'eq',
  'matches',
  'cont',
  'start',
  'end',
  'in',
  'not_in',
  'gt',
  'lteq',
  'null',
  'present',
  'jcont',
  'cont_any',
  'matches_all',
  'eq_or_null',
];

/** Words of the platform, and unknown ones. */
export const type = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...TYPES) }, hostileText);
export const relation = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...RELATIONS) },
  hostileText,
);
export const attribute = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...ATTRIBUTES) },
  hostileText,
);
/** A list of some or very many items. */
export const joined = (text: fc.Arbitrary<string>, by: string, most: number) =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.array(text, { minLength: 1, maxLength: 4 }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(text, fc.integer({ min: 5, max: most }))
          .map(([it, times]) => Array<string>(times).fill(it)),
      },
    )
    .map((it) => it.join(by));

const filterName = fc
  .record({
    relations: fc.oneof(
      { weight: 5, arbitrary: fc.array(relation, { maxLength: 4 }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(relation, fc.integer({ min: 5, max: 300 }))
          .map(([it, times]) => Array<string>(times).fill(it)),
      },
    ),
    names: joined(attribute, '_or_', 30),
    predicate: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PREDICATES) }, hostileText),
  })
  .map(({ relations, names, predicate }) => [...relations, names, predicate].join('_'));

/** A query parameter with its value. */
export const parameter = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      filterName.map((it) => `filter[q][${it}]`),
      hostileText,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('include'), joined(joined(relation, '.', 20), ',', 200)),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('sort'), joined(attribute, ',', 500)) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      type.map((it) => `fields[${it}]`),
      joined(attribute, ',', 800),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('page[number]', 'page[size]', 'page', 'page[a][b]'),
      hostileText,
    ),
  },
  { weight: 1, arbitrary: fc.tuple(hostileText, hostileText) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.integer({ min: 2, max: 500 }).map((it) => `filter${'[q]'.repeat(it)}`),
      hostileText,
    ),
  },
);

/** The encoded query of a request. */
export const query = fc
  .array(
    parameter.chain(([name, given]) =>
      fc.tuple(encoded(fc.constant(name)), encoded(fc.constant(given))),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
