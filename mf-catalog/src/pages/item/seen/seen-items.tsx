import { FormattedMessage } from '@shop/contracts/i18n';
import { useScope } from '../../../api/scope.ts';
import { useWishedItemsQuery } from '../../../api/wished-items.ts';
import { CardGrid } from '../../../components/cards/card-grid.tsx';
import { Section } from '../../../components/section.tsx';
import { wantedOf } from './wanted-of.ts';

/** What was looked at before, as the market sells it. Nothing where it sells none of it or it could not be read. */
export const SeenItems = ({ lines }: { lines: readonly string[] }) => {
  const { data } = useWishedItemsQuery({ ...useScope(), wanted: wantedOf(lines) });
  if (!data?.length) return null;
  return (
    <Section title={<FormattedMessage id="catalog.item.seen" />}>
      <CardGrid cards={data} list="seen" heading="h3" />
    </Section>
  );
};
