import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { Button } from '@shop/contracts/ui';
import type { ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { shopUrl } from '../../seo/shop-url.ts';

const load = () => import(/* webpackChunkName: "share" */ './share-item.ts');
const prepare = () => void load().catch(() => undefined);

/** Shares the URL of an item page. */
export const ShareButton = ({ title, path }: { title: string; path: ShopPath }) => {
  const text = useText();
  const { config, events } = useShop();
  const { prefix } = useAppSelector(selectMarketContext);
  const share = async () => {
    const url = shopUrl({ origin: config.origin, prefix }, path);
    const outcome = await load().then(
      (it) => it.shareItem({ title, url }),
      () => 'failed' as const,
    );
    if (outcome === 'copied') events.emit('toast', { message: text('catalog.share.copied') });
    if (outcome === 'failed')
      events.emit('toast', { message: text('catalog.share.failed', { url }), error: true });
  };
  return (
    <Button variant="quiet" onPointerEnter={prepare} onFocus={prepare} onClick={() => void share()}>
      <FormattedMessage id="catalog.share.action" />
    </Button>
  );
};
