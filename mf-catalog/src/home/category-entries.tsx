import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Section } from '../shared/section.tsx';
import { childrenOf } from '../category/categories.ts';
import css from './category-entries.module.css';

/** Links to all categories, like the contents of a printed list. */
export const CategoryEntries = () => (
  <Section title={<FormattedMessage id="catalog.home.categories" />}>
    <ul className={css.entries}>
      {childrenOf(null).map(({ key }) => (
        <li key={key} className={css.entry}>
          <h3 className={css.name}>
            <Link to={paths.category(key)} className={css.link}>
              <FormattedMessage id={`category.${key}.name`} />
            </Link>
          </h3>
          <p className={css.intro}>
            <FormattedMessage id={`category.${key}.intro`} />
          </p>
          {childrenOf(key).length > 0 && (
            <ul className={css.children}>
              {childrenOf(key).map((child) => (
                <li key={child.key}>
                  <Link to={paths.category(child.key)} className={css.child}>
                    <FormattedMessage id={`category.${child.key}.name`} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
