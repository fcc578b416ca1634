import { FormattedMessage } from '@shop/contracts/i18n';
import { ButtonLink } from '@shop/contracts/ui';
import { OriginLine } from '../card/origin-line.tsx';
import { PriceLine } from '../card/price-line.tsx';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { useListAnalytics } from '../shared/analytics.ts';
import { itemPath } from '../card/item-path.ts';
import type { LeadView } from './new-arrivals.ts';
import css from './lead-story.module.css';

/** `sizes` of the lead story's picture; on narrow screens as the hero's. */
const LEAD_SIZES = '(min-width: 1200px) 534px, (min-width: 768px) 38vw, 88vw';

/** One new item, presented at length. */
export const LeadStory = ({ lead }: { lead: LeadView }) => {
  const select = useListAnalytics([lead], 'home:lead');
  const { name, summary, story, region, grapes, sizeMl, picture } = lead;
  return (
    <article className={css.lead}>
      <ProductPicture picture={picture} alt="" sizes={LEAD_SIZES} />
      <div className={css.text}>
        <p className={css.label}>
          <FormattedMessage id="catalog.home.lead" />
        </p>
        <h2 className={css.name}>{name}</h2>
        <OriginLine region={region} grapes={grapes} />
        {(story ?? summary) && <p className={css.story}>{story ?? summary}</p>}
        <PriceLine item={lead} sizeMl={sizeMl} size="large" />
        <p className={css.action}>
          <ButtonLink to={itemPath(lead)} onClick={() => select(0)}>
            <FormattedMessage id="catalog.home.discover" />
          </ButtonLink>
        </p>
      </div>
    </article>
  );
};
