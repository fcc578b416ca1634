import { shopTexts } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { usePageParams } from '@shop/contracts/routing';
import { CheckoutScreen } from '../../steps/checkout-screen.tsx';
import { redirectTo, sectionBefore } from '../../steps/initial-order.ts';
import { loadSection, sectionChunk } from '../../steps/section-forms.ts';
import { isSection } from '../../steps/section-rules.ts';

export const load: PageModule['load'] = async ({
  text,
  store,
  prefix,
  locale,
  params: { section },
}) => {
  if (!isSection(section))
    return {
      status: 404,
      page: 'shell',
      head: { title: text(shopTexts.not_found_title), robots: 'noindex' },
    };
  const before = sectionBefore(store, section);
  if (before) return redirectTo(prefix, before);
  // The previous page stays until the section can be displayed.
  await loadSection(section, locale);
  return {
    status: 200,
    head: {
      title: `${text(`checkout.section.${section}`)} – ${text('checkout.title')}`,
      robots: 'noindex',
    },
    chunks: [sectionChunk(section)],
  };
};

/** `/checkout/:section`: one section open, those before it in short (S6). */
export const Page = () => {
  const { section } = usePageParams();
  return isSection(section) && <CheckoutScreen requested={section} />;
};
