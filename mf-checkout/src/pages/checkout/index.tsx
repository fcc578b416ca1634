import type { PageModule } from '@shop/contracts/remote';
import { CheckoutScreen } from '../../steps/checkout-screen.tsx';
import { sectionChunk, sectionForm } from '../../steps/section-forms.ts';

export const load: PageModule['load'] = async ({ text }) => {
  // Shown open while it is found out where the order stands. Where its code does not come, the section says so.
  await sectionForm('account').promise.catch(() => undefined);
  return {
    status: 200,
    head: { title: text('checkout.title'), robots: 'noindex' },
    chunks: [sectionChunk('account')],
  };
};

/** `/checkout`: leads to the first section not yet done (S6). */
export const Page = () => <CheckoutScreen requested={null} />;
