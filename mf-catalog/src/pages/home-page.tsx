import { FormattedMessage } from '@shop/contracts/i18n';
import { useNewArrivalsQuery } from '../home/new-arrivals.ts';
import { useScope } from '../shared/scope.ts';
import { QueryBoundary } from '../shared/query-boundary.tsx';
import { CardGrid } from '../card/card-grid.tsx';
import { Section } from '../shared/section.tsx';
import { CategoryEntries } from '../home/category-entries.tsx';
import { Hero } from '../home/hero.tsx';
import { HomeBundles } from '../home/home-lists.tsx';
import css from '../home/home-page.module.css';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { LeadStory } from '../home/lead-story.tsx';
import { Offers } from '../home/home-lists.tsx';

/** Home page of a market (S3): hero, categories, lead story, new items, offers and bundles. */
export const HomePage = () => {
  const query = useNewArrivalsQuery(useScope());
  return (
    <div className={css.page}>
      <Hero />
      <CategoryEntries />
      <QueryBoundary query={query} skeleton={<HomeSkeleton />}>
        {({ lead, cards }) => (
          <>
            {lead && <LeadStory lead={lead} />}
            {cards.length > 0 && (
              <Section title={<FormattedMessage id="catalog.home.new" />}>
                <CardGrid cards={cards} list="home:new" heading="h3" />
              </Section>
            )}
          </>
        )}
      </QueryBoundary>
      <Offers />
      <HomeBundles />
    </div>
  );
};
