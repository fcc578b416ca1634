import type { PageModule } from '@shop/contracts/remote';
import { ReturnPage } from '../components/returns/return-page.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.return_items.title'), robots: 'noindex' },
});

/** `/return-items`: asks to return items within the merchant's own period (S11). */
export const Page = () => <ReturnPage kind="return" />;
