import { FormattedMessage } from '@shop/contracts/i18n';
import { useNewArrivalsQuery } from '../../api/new-arrivals.ts';
import { useScope } from '../../api/scope.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { CategoryLinks } from '../../components/category-links.tsx';
import { Section } from '../../components/section.tsx';
import { childrenOf } from '../../model/categories/categories.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-page.module.css';

/** Items shown where nothing was found. */
const SHOWN = 4;

/** Where there is nothing to list: other words, the categories, and what is new. */
export const WayOn = ({ search }: { search: string }) => {
  const { data } = useNewArrivalsQuery(useScope());
  const cards = data?.lead ? [data.lead, ...data.cards].slice(0, SHOWN) : [];
  return (
    <>
      <SearchForm key={search} search={search} />
      <div className={css.categories}>
        <CategoryLinks categories={childrenOf(null)} />
      </div>
      {cards.length > 0 && (
        <Section title={<FormattedMessage id="catalog.not_found.suggestions" />}>
          <CardGrid cards={cards} list="search:suggested" heading="h3" />
        </Section>
      )}
    </>
  );
};
