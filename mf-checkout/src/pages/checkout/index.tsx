import type { PageModule } from '@shop/contracts/remote';
import { CheckoutScreen } from '../../components/checkout-screen.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('checkout.title'), robots: 'noindex' },
});

/** `/checkout`: leads to the first section not yet done (S6). */
export const Page = () => <CheckoutScreen wanted={null} />;
