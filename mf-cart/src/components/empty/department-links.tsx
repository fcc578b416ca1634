import { useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import css from './department-links.module.css';

const DEPARTMENTS = ['wine', 'water', 'gifts', 'offers'] as const;

interface Props {
  /** Links replace the current history entry. */
  replace?: boolean;
  onLeave?: () => void;
}

/** Department links of an empty cart. */
export const DepartmentLinks = ({ replace = false, onLeave }: Props) => {
  const text = useText();
  return (
    <ul className={css.links} aria-label={text('cart.empty.ways')}>
      {DEPARTMENTS.map((category) => (
        <li key={category}>
          <TextLink to={paths.category(category)} replace={replace} onClick={onLeave}>
            {text(`cart.empty.${category}`)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
};
