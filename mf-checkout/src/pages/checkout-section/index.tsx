import { shopTexts } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { usePageParams } from '@shop/contracts/routing';
import { CheckoutScreen } from '../../components/checkout-screen.tsx';
import { isSection } from '../../model/section.ts';

export const load: PageModule['load'] = async ({ text, params: { section } }) =>
  isSection(section)
    ? {
        status: 200,
        head: {
          title: `${text(`checkout.section.${section}`)} – ${text('checkout.title')}`,
          robots: 'noindex',
        },
      }
    : { status: 404, head: { title: text(shopTexts.not_found_title), robots: 'noindex' } };

/** `/checkout/:section`: one section open, those before it in short (S6). */
export const Page = () => {
  const { section } = usePageParams();
  return <CheckoutScreen wanted={isSection(section) ? section : null} />;
};
