import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import type { ShopPath } from '../../routing/paths.ts';
import css from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: ShopPath;
}

/** The way from the home page to here; the last item is the page itself. */
export const Breadcrumbs = ({ items }: { items: readonly Crumb[] }) => {
  const text = useText();
  return (
    <nav aria-label={text('ui.breadcrumbs')} className={css.crumbs}>
      <ol className={css.list}>
        {items.map(({ label, to }, index) => (
          <li key={`${index} ${label}`} className={css.item}>
            {to && index < items.length - 1 ? (
              <Link to={to} className={css.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
