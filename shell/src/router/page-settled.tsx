import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PageHead, PageResult } from '@shop/contracts/remote';
import { useLocation, useNavigate, useNavigationType } from '@shop/contracts/routing';
import { useIntl } from '@shop/contracts/i18n';
import type { PageLocation } from './page-location.ts';
import { elementOf, restoreScroll } from './scroll.ts';

const setMeta = (name: string, content: string | undefined, keep: boolean): void => {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return keep ? undefined : existing?.remove();
  const meta =
    existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
};

/**
 * Updates title and meta tags of the document after a navigation. Links for search engines matter on load only.
 *
 * @param initial whether the document was rendered for this page: keeps tags that only the server sets
 */
export const applyHead = ({ title, description, robots }: PageHead, initial = false): void => {
  document.title = title;
  setMeta('description', description, initial);
  setMeta('robots', robots, false);
};

/** Whether this visit has displayed a page before. */
let hasDisplayedPage = false;

interface Props {
  location: PageLocation;
  /** Whether the document was rendered for this page, which then keeps its focus and scroll position. */
  initial: boolean;
  result?: PageResult;
  children: ReactNode;
}

/**
 * Wraps a loaded page: follows its redirect, updates the document's head, and after a navigation restores the scroll
 * position and moves focus to the page's heading, or to that of the part which the hash names, as a page load would.
 */
export const PageSettled = ({ location, initial, result, children }: Props) => {
  const back = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const redirect = result && 'location' in result ? result.location : null;
  // An effect event: later changes of the hash must not scroll again.
  const scroll = useEffectEvent((at: PageLocation) =>
    restoreScroll(at, { initial: initial && !hasDisplayedPage, back, hash }),
  );
  // Where reading begins: as the scroll position, at the part that the hash names.
  const startOf = useEffectEvent((page: HTMLElement | null) => {
    const part = back ? null : elementOf(hash);
    return part?.querySelector<HTMLElement>('h1, h2, h3') ?? part ?? page?.querySelector('h1');
  });
  // Once per page: before paint, and before the browser captures the end of a view transition.
  useLayoutEffect(() => {
    if (!redirect) scroll(location);
  }, [location, redirect]);
  useEffect(() => {
    if (redirect) {
      void navigate(redirect, { replace: true });
      return;
    }
    const isFirst = initial && !hasDisplayedPage;
    hasDisplayedPage = true;
    applyHead(
      result && 'head' in result
        ? result.head
        : { title: intl.formatMessage({ id: 'shell.notFound.title' }) },
      isFirst,
    );
    // Keeps a focus that the page has set itself.
    if (isFirst || ref.current?.contains(document.activeElement)) return;
    const start = startOf(ref.current) ?? ref.current?.closest('main');
    if (!start) return;
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [redirect, initial, result, intl, navigate]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {redirect ? null : children}
    </div>
  );
};
