import { useOtherMarketsQuery } from './other-markets.ts';
import { useScope } from '../shared/scope.ts';
import { CardGrid } from '../card/card-grid.tsx';
import { Section } from '../shared/section.tsx';
import { FormattedMessage } from '@shop/contracts/i18n';
import { skipToken } from '@shop/contracts/store';
import { isItemCode } from '../item/item-code.ts';
import { NotFound } from './not-found.tsx';
import { SoldInOtherMarkets } from './sold-in-other-markets.tsx';

interface Props {
  kind: 'sku' | 'bundle';
  code: string;
}

/**
 * Content for an item this market does not sell: the markets that sell it, or suggestions below the shell's 404
 * page.
 */
export default function MissingItem({ kind, code }: Props) {
  const { market, locale } = useScope();
  const { data } = useOtherMarketsQuery(isItemCode(code) ? { market, locale, code } : skipToken);
  const alike = data && data.alike.length > 0 && (
    <Section title={<FormattedMessage id="catalog.not_found.alike" />}>
      <CardGrid cards={data.alike} list="not-found-alike" heading="h3" />
    </Section>
  );
  return data && data.markets.length > 0 ? (
    <SoldInOtherMarkets kind={kind} code={code} name={data.name} markets={data.markets}>
      {alike}
    </SoldInOtherMarkets>
  ) : (
    <>
      {alike}
      <NotFound />
    </>
  );
}
