import { useEffect, useRef, type ReactNode } from 'react';
import type { PageResult } from '@shop/contracts/remote';
import { useNavigate } from '@shop/contracts/routing';
import { useIntl } from '@shop/contracts/i18n';
import { applyHead } from './apply-head.ts';

/** Whether a page of this visit was shown already: the first one keeps the focus and head the document has. */
let visited = false;

/**
 * Around a page once it is there: follows its redirect, gives the document its head, and after a navigation
 * moves focus to the page's heading, as a page load would.
 */
export const PageSettled = ({ result, children }: { result?: PageResult; children: ReactNode }) => {
  const navigate = useNavigate();
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const location = result && 'location' in result ? result.location : null;
  useEffect(() => {
    if (location) {
      void navigate(location, { replace: true });
      return;
    }
    const first = !visited;
    visited = true;
    applyHead(
      result && 'head' in result
        ? result.head
        : { title: intl.formatMessage({ id: 'shell.notFound.title' }) },
    );
    // A page that has put the focus somewhere itself knows better.
    if (first || ref.current?.contains(document.activeElement)) return;
    window.scrollTo(0, 0);
    const heading = ref.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [location, result, intl, navigate]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {location ? null : children}
    </div>
  );
};
