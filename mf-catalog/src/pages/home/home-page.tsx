import { FormattedMessage } from '@shop/contracts/i18n';
import { useNewArrivalsQuery } from '../../api/new-arrivals.ts';
import { useScope } from '../../api/scope.ts';
import { Answer } from '../../components/answer.tsx';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { CategoryEntries } from './category-entries.tsx';
import { Hero } from './hero.tsx';
import { HomeBundles } from './home-bundles.tsx';
import css from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { LeadStory } from './lead-story.tsx';
import { Offers } from './offers.tsx';

/** Home page of a market (S3): a story, the categories, offers, bundles and what is new. */
export const HomePage = () => {
  const query = useNewArrivalsQuery(useScope());
  return (
    <div className={css.page}>
      <Hero />
      <CategoryEntries />
      <Answer query={query} skeleton={<HomeSkeleton />}>
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
      </Answer>
      <Offers />
      <HomeBundles />
    </div>
  );
};
