import { useEffect, useImperativeHandle, useRef, type ComponentProps, type RefObject } from 'react';
import { useIntl } from '../../libraries/react-intl.ts';
import { useLocation } from '../../libraries/react-router.ts';
import { paths } from '../../routing/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectMarketContext } from '../../store/selectors.ts';
import { Icon } from '../content/icon.tsx';
import css from './search-form.module.css';

/** Characters of a search term that are used. */
const MAX_LENGTH = 200;

export interface SearchFormProps extends Pick<
  ComponentProps<'form'>,
  'onFocus' | 'onPointerEnter' | 'children'
> {
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/**
 * The search of the header: a form that needs no script. It shows the term whose results are on view. On narrow
 * screens a lens, which opens over the nearest positioned ancestor as soon as it has the focus.
 */
export const SearchForm = ({ fieldRef, children, ...handlers }: SearchFormProps) => {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    fieldRef,
    () => field.current,
    [],
  );
  const { prefix } = useAppSelector(selectMarketContext);
  const { key, pathname, search } = useLocation();
  const action = `${prefix}${paths.search()}`;
  const term =
    pathname === action ? (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_LENGTH) : '';
  const renderedFor = useRef(key);
  useEffect(() => {
    // Keeps text typed before hydration; a navigation replaces it with its own term.
    if (renderedFor.current === key) return;
    renderedFor.current = key;
    if (field.current) field.current.value = term;
  }, [key, term]);
  const label = intl.formatMessage({ id: 'ui.search.label' });
  return (
    <div className={css.place}>
      <form role="search" method="get" action={action} className={css.form} {...handlers}>
        <input
          ref={field}
          type="text"
          name="q"
          defaultValue={term}
          aria-label={label}
          placeholder={label}
          className={css.field}
          maxLength={MAX_LENGTH}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="submit"
          className={css.submit}
          aria-label={intl.formatMessage({ id: 'ui.search.submit' })}
        >
          <Icon name="search" />
        </button>
        {children}
      </form>
    </div>
  );
};
