import type { PageModule } from '@shop/contracts/remote';
import { ReturnPage } from '../components/returns/return-page.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.withdraw.title'), robots: 'noindex' },
});

/** `/withdraw`: withdraws from a contract (S11), by law reachable from every page. */
export const Page = () => <ReturnPage kind="withdrawal" />;
