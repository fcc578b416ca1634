import type { PageModule } from '@shop/contracts/remote';
import { CheckoutScreen } from '../../steps/checkout-screen.tsx';
import { sectionChunk, sectionForm } from '../../steps/section-forms.ts';

export const load: PageModule['load'] = async ({ text }) => {
  // Displayed as open until the section is known. If its code fails to load, the section shows the error.
  await sectionForm('account').promise.catch(() => undefined);
  return {
    status: 200,
    head: { title: text('checkout.title'), robots: 'noindex' },
    chunks: [sectionChunk('account')],
  };
};

/** `/checkout`: redirects to the first incomplete section (S6). */
export const Page = () => <CheckoutScreen requested={null} />;
