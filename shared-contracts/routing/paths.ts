/** A path below the market prefix, with a leading slash: `/product/BARBERA`. */
export type ShopPath = `/${string}`;

const segment = encodeURIComponent;

/**
 * The name of an item as the last part of its URL: `Barbera d’Asti` → `barbera-d-asti`. Strips diacritics, as most
 * people type. Empty for a name without a letter or digit.
 */
export const slugOf = (name: string): string =>
  (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-');

const item = (word: string, code: string, name = ''): ShopPath =>
  `/${word}/${segment(code)}${`/${segment(slugOf(name))}`.replace(/\/$/, '')}`;

/** The pages of text every shop must have. */
export type InfoPage =
  'terms' | 'privacy' | 'shipping-and-returns' | 'contact' | 'imprint' | 'accessibility';

/**
 * The one table of paths that teams link to across packages. A path is relative to the market prefix; `Link`
 * adds it. A screen that only its own team links to needs no entry here.
 */
export const paths = {
  home: (): ShopPath => '/',
  category: (category: string): ShopPath => `/category/${segment(category)}`,
  /** @param name in the language of the page: without it the server leads to the address that has it */
  product: (code: string, name?: string): ShopPath => item('product', code, name),
  /** The page of one variant, such as one size of a wine. */
  singleProduct: (code: string, name?: string): ShopPath => item('single-product', code, name),
  bundle: (code: string, name?: string): ShopPath => item('bundle', code, name),
  search: (term?: string): ShopPath => (term ? `/search?q=${segment(term)}` : '/search'),
  wishList: (): ShopPath => '/wish-list',
  cart: (): ShopPath => '/cart',
  checkout: (section?: 'account' | 'address' | 'shipping' | 'payment'): ShopPath =>
    section ? `/checkout/${section}` : '/checkout',
  confirmed: (orderId: string): ShopPath => `/checkout/confirmed/${segment(orderId)}`,
  login: (): ShopPath => '/account/login',
  register: (): ShopPath => '/account/register',
  account: (): ShopPath => '/account',
  orders: (): ShopPath => '/account/orders',
  trackOrder: (): ShopPath => '/track-order',
  /** The withdrawal function, where the country requires one (`dutiesOf`). */
  withdraw: (): ShopPath => '/withdraw',
  info: (page: InfoPage): ShopPath => `/info/${page}`,
} as const;
