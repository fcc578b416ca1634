import type { PageModule } from '@shop/contracts/remote';
import { CheckoutScreen } from '../../steps/checkout-screen.tsx';
import { redirectTo, sectionBefore } from '../../steps/initial-order.ts';
import { loadSection, sectionChunk } from '../../steps/section-forms.ts';

export const load: PageModule['load'] = async ({ text, store, prefix, locale }) => {
  const section = sectionBefore(store, null);
  if (section) return redirectTo(prefix, section);
  // Displayed as open until the section is known.
  await loadSection('account', locale);
  return {
    status: 200,
    head: { title: text('checkout.title'), robots: 'noindex' },
    chunks: [sectionChunk('account')],
  };
};

/** `/checkout`: redirects to the first incomplete section (S6). */
export const Page = () => <CheckoutScreen requested={null} />;
