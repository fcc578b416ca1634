/** A path below the market prefix, with a leading slash: `/product/BARBERA`. */
export type ShopPath = `/${string}`;

const segment = encodeURIComponent;

/** The pages of text every shop must have. */
export type InfoPage = 'terms' | 'privacy' | 'shipping-and-returns' | 'contact' | 'imprint';

/**
 * The one table of paths that teams link to across packages. A path is relative to the market prefix; `Link`
 * adds it. A screen that only its own team links to needs no entry here.
 */
export const paths = {
  home: (): ShopPath => '/',
  category: (category: string): ShopPath => `/category/${segment(category)}`,
  product: (code: string): ShopPath => `/product/${segment(code)}`,
  /** The page of one variant, such as one size of a wine. */
  singleProduct: (code: string): ShopPath => `/single-product/${segment(code)}`,
  bundle: (code: string): ShopPath => `/bundle/${segment(code)}`,
  search: (term?: string): ShopPath => (term ? `/search?q=${segment(term)}` : '/search'),
  cart: (): ShopPath => '/cart',
  checkout: (section?: 'account' | 'address' | 'shipping' | 'payment'): ShopPath =>
    section ? `/checkout/${section}` : '/checkout',
  confirmed: (orderId: string): ShopPath => `/checkout/confirmed/${segment(orderId)}`,
  login: (): ShopPath => '/account/login',
  register: (): ShopPath => '/account/register',
  account: (): ShopPath => '/account',
  orders: (): ShopPath => '/account/orders',
  info: (page: InfoPage): ShopPath => `/info/${page}`,
} as const;
