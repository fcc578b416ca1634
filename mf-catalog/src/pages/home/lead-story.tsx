import { FormattedMessage } from '@shop/contracts/i18n';
import { ButtonLink } from '@shop/contracts/ui';
import { OriginLine } from '../../components/origin-line.tsx';
import { PriceLine } from '../../components/price-line.tsx';
import { ProductPicture } from '../../components/product-picture.tsx';
import { useListAnalytics } from '../../components/use-list-analytics.ts';
import { itemPath } from '../../model/item-path.ts';
import type { LeadView } from '../../model/new-arrivals.ts';
import { LEAD_PICTURE_SIZES } from './lead-picture-sizes.ts';
import css from './lead-story.module.css';

/** One new item told at length, with its picture large: the first thing one sees of the shop. */
export const LeadStory = ({ lead }: { lead: LeadView }) => {
  const select = useListAnalytics([lead], 'home:lead');
  const { name, summary, story, region, grapes, price, compareAt, picture } = lead;
  return (
    <section className={css.lead} aria-labelledby="home-title">
      <div className={css.picture}>
        <ProductPicture picture={picture} alt={name} sizes={LEAD_PICTURE_SIZES} priority />
      </div>
      <div className={css.text}>
        <h1 id="home-title" className={css.title}>
          <FormattedMessage id="catalog.home.title" />
        </h1>
        <p className={css.intro}>
          <FormattedMessage id="catalog.home.intro" />
        </p>
        <div className={css.item}>
          <p className={css.label}>
            <FormattedMessage id="catalog.home.lead" />
          </p>
          <h2 className={css.name}>{name}</h2>
          <OriginLine region={region} grapes={grapes} />
          {(story ?? summary) && <p className={css.story}>{story ?? summary}</p>}
          <PriceLine price={price} compareAt={compareAt} />
          <ButtonLink to={itemPath(lead)} variant="primary" onClick={() => select(0)}>
            <FormattedMessage id="catalog.home.discover" values={{ name }} />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
