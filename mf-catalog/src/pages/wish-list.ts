import type { PageModule } from '@shop/contracts/remote';

export { WishListPage as Page } from './wish-list-page.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('catalog.wishes.head'), robots: 'noindex' },
});
