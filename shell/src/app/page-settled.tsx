import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PageResult } from '@shop/contracts/remote';
import { useLocation, useNavigate, useNavigationType } from '@shop/contracts/routing';
import { useIntl } from '@shop/contracts/i18n';
import type { Place } from '../pages/page-resource.ts';
import { applyHead } from './apply-head.ts';
import { arrive } from './arrive.ts';

/** Whether a page of this visit was shown already. */
let visited = false;

interface Props {
  place: Place;
  /** Whether the document was made for this page, which then keeps the focus and the scroll position it has. */
  own: boolean;
  result?: PageResult;
  children: ReactNode;
}

/**
 * Around a page once it is there: follows its redirect, gives the document its head, and after a navigation
 * scrolls to its place and moves focus to the page's heading, as a page load would.
 */
export const PageSettled = ({ place, own, result, children }: Props) => {
  const back = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const location = result && 'location' in result ? result.location : null;
  // What the address says later is not about the page's arrival.
  const arriveAt = useEffectEvent((at: Place) =>
    arrive(at, { first: own && !visited, back, hash }),
  );
  // Once for each page shown: before it is painted, and before the browser takes the picture of a transition's end.
  useLayoutEffect(() => {
    if (!location) arriveAt(place);
  }, [place, location]);
  useEffect(() => {
    if (location) {
      void navigate(location, { replace: true });
      return;
    }
    const first = own && !visited;
    visited = true;
    applyHead(
      result && 'head' in result
        ? result.head
        : { title: intl.formatMessage({ id: 'shell.notFound.title' }) },
      first,
    );
    // A page that has put the focus somewhere itself knows better.
    if (first || ref.current?.contains(document.activeElement)) return;
    const heading = ref.current?.querySelector('h1') ?? ref.current?.closest('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [location, own, result, intl, navigate]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {location ? null : children}
    </div>
  );
};
