import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { NavLink, paths } from '@shop/contracts/routing';
import type { Category } from '../model/categories/categories.ts';
import css from './category-links.module.css';

/** Links to categories in a row. */
export const CategoryLinks = ({ categories }: { categories: readonly Category[] }) => {
  const text = useText();
  return (
    <nav aria-label={text('catalog.categories')}>
      <ul className={css.list}>
        {categories.map(({ key }) => (
          <li key={key}>
            <NavLink to={paths.category(key)} className={css.link}>
              <FormattedMessage id={`category.${key}.name`} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
