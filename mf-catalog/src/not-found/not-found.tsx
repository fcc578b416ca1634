import { FormattedMessage } from '@shop/contracts/i18n';
import { useNewArrivalsQuery } from '../home/new-arrivals.ts';
import { useScope } from '../shared/scope.ts';
import { CardGrid } from '../card/card-grid.tsx';
import { Section } from '../shared/section.tsx';

/** New items on the shell's 404 page (S13). */
export const NotFound = () => {
  const { data } = useNewArrivalsQuery(useScope());
  const cards = data?.lead ? [data.lead, ...data.cards].slice(0, 4) : [];
  if (cards.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="catalog.not_found.suggestions" />}>
      <CardGrid cards={cards} list="not-found" heading="h3" />
    </Section>
  );
};
