import type { ShopPath } from '@shop/contracts/routing';

/** Screens of the account that only this team links to, below the market's prefix. */
export const accountPaths = {
  personalData: '/account/personal-data',
  email: '/account/email',
  changePassword: '/account/change-password',
  addresses: '/account/addresses',
  cards: '/account/cards',
  privacy: '/account/privacy',
  returnItems: '/return-items',
  forgotPassword: '/account/forgot-password',
} as const satisfies Record<string, ShopPath>;
