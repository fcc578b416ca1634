import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { NavLink, paths } from '@shop/contracts/routing';
import { PAGES } from '../../model/info/pages.ts';
import css from './page-links.module.css';

/** The way to the other pages of text. */
export const PageLinks = () => {
  const text = useText();
  return (
    <nav className={css.nav} aria-label={text('content.pages')}>
      <ul className={css.list}>
        {PAGES.map((page) => (
          <li key={page}>
            <NavLink to={paths.info(page)} className={css.link}>
              <FormattedMessage id={`content.page.${page}`} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
