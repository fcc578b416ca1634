import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import { useOffersQuery } from '../../api/offers.ts';
import { useScope } from '../../api/scope.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Section } from '../../components/section.tsx';

/** What costs less than before in this market. Nothing when there is none. */
export const Offers = () => {
  const { data: cards = [] } = useOffersQuery(useScope());
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
