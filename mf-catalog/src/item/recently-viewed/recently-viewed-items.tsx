import { FormattedMessage } from '@shop/contracts/i18n';
import { CardGrid } from '../../card/card-grid.tsx';
import { useScope } from '../../shared/scope.ts';
import { Section } from '../../shared/section.tsx';
import { isItemCode } from '../item-code.ts';
import { useItemsByCodeQuery } from '../items-by-code.ts';

/** Parses the stored lines. Invalid lines are ignored (E5). */
export const parseViewedItems = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, kind, code = ''] = /^(sku|bundle) (.{1,100})$/.exec(line) ?? [];
    return isItemCode(code) ? [{ kind: kind as 'sku' | 'bundle', code }] : [];
  });

/** Recently viewed items, as the market sells them. Renders nothing if it sells none of them or the read failed. */
export const RecentlyViewedItems = ({ lines }: { lines: readonly string[] }) => {
  const { data } = useItemsByCodeQuery({ ...useScope(), keys: parseViewedItems(lines) });
  if (!data?.length) return null;
  return (
    <Section title={<FormattedMessage id="catalog.item.seen" />}>
      <CardGrid cards={data} list="seen" heading="h3" />
    </Section>
  );
};
