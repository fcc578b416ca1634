import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import { useBundlesQuery } from '../card/bundle-cards.ts';
import { CardGrid } from '../card/card-grid.tsx';
import { useScope } from '../shared/scope.ts';
import { Section } from '../shared/section.tsx';
import { useOffers } from './offers.ts';

/** Items with a reduced price in this country. Renders nothing if there are none. */
export const Offers = () => {
  const cards = useOffers();
  if (cards.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="category.offers.name" />}
      action={
        <TextLink to={paths.category('offers')}>
          <FormattedMessage id="catalog.home.all_offers" />
        </TextLink>
      }
    >
      <CardGrid cards={cards} list="home:offers" heading="h3" />
    </Section>
  );
};

/** Up to four bundles. Renders nothing if there are none. */
export const HomeBundles = () => {
  const { data = [] } = useBundlesQuery(useScope());
  if (data.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="catalog.bundles" />}>
      <CardGrid cards={data.slice(0, 4)} list="home:bundles" heading="h3" />
    </Section>
  );
};
