import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { Section } from '../../shared/section.tsx';
import { useListAnalytics } from '../../shared/analytics.ts';
import type { PartView } from '../product.ts';
import css from './bundle-parts.module.css';

/** The parts of a bundle, each with its quantity and a link to its page. */
export const BundleParts = ({ parts }: { parts: readonly PartView[] }) => {
  const listed = parts.map(({ code, name }) => ({ code, name, price: null }));
  const select = useListAnalytics(listed, 'bundle-parts');
  return (
    <Section title={<FormattedMessage id="catalog.bundle.parts" />}>
      <ul className={css.parts}>
        {parts.map(({ code, name, quantity, picture }, index) => (
          <li key={code} className={css.part}>
            <div className={css.picture}>
              <ProductPicture picture={picture} alt="" sizes="120px" />
            </div>
            <p className={css.text}>
              <span className={css.quantity}>
                <FormattedMessage id="catalog.bundle.quantity" values={{ quantity }} />
              </span>
              <TextLink to={paths.product(code, name)} onClick={() => select(index)}>
                {name}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
