import { FormattedMessage } from '@shop/contracts/i18n';
import { CardGrid } from '../../card/card-grid.tsx';
import { useScope } from '../../shared/scope.ts';
import { Section } from '../../shared/section.tsx';
import { isItemCode } from '../item-code.ts';
import { useWishedItemsQuery } from '../items-by-code.ts';

/** The items that kept lines stand for; a line that stands for none is left out (E5). */
export const wantedOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, kind, code = ''] = /^(sku|bundle) (.{1,100})$/.exec(line) ?? [];
    return isItemCode(code) ? [{ kind: kind as 'sku' | 'bundle', code }] : [];
  });

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
