import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { NavLink, paths } from '@shop/contracts/routing';
import type { Category, CategoryKey } from './categories.ts';
import css from './category-links.module.css';

interface Props {
  categories: readonly Category[];
  /** Names of the shop's own illustrations, shown at their smallest width. */
  pictures?: Readonly<Partial<Record<CategoryKey, string>>>;
}

/** A row of category links. */
export const CategoryLinks = ({ categories, pictures }: Props) => {
  const text = useText();
  return (
    <nav aria-label={text('catalog.categories')}>
      <ul className={css.list} data-pictured={pictures && ''}>
        {categories.map(({ key }) => (
          <li key={key}>
            <NavLink to={paths.category(key)} className={css.link}>
              {pictures && (
                <img
                  src={`/media/${pictures[key]}-320.webp`}
                  alt=""
                  width="32"
                  height="40"
                  loading="lazy"
                />
              )}
              <FormattedMessage id={`category.${key}.name`} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
