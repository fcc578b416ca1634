import { FormattedMessage } from '@shop/contracts/i18n';
import { Slot } from '@shop/contracts/remote';
import { Skeleton } from '@shop/contracts/ui';
import { useNewArrivalsQuery } from '../home/new-arrivals.ts';
import { useScope } from '../shared/scope.ts';
import { QueryBoundary } from '../shared/query-boundary.tsx';
import grid from '../card/card-grid.module.css';
import { CardGrid } from '../card/card-grid.tsx';
import { Section } from '../shared/section.tsx';
import { CategoryEntries } from '../home/category-entries.tsx';
import { Hero } from '../home/hero.tsx';
import { HomeBundles } from '../home/home-lists.tsx';
import { HealthNote } from '../home/health-note.tsx';
import css from '../home/home-page.module.css';
import { LeadStory } from '../home/lead-story.tsx';
import { Offers } from '../home/home-lists.tsx';

/** Loading state of the new arrivals. */
export const HomeSkeleton = () => (
  <div className={css.waiting}>
    <div className={css.lead}>
      <Skeleton height="100%" />
    </div>
    <div className={grid.grid}>
      {Array.from({ length: 4 }, (_, cell) => (
        <div key={cell} className={grid.cell}>
          <Skeleton ratio="4 / 5" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  </div>
);

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
      <HealthNote />
      <Slot name="home:below-products" />
    </div>
  );
};
