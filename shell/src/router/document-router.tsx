import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type BrowserHistory, type Location } from '@shop/contracts/routing';
import { isSamePage } from './initial-location.ts';

interface Props {
  history: BrowserHistory;
  /** The location the server rendered the document for: the first render must match it. */
  initial: Location;
  /** Called on every navigation, before it is rendered. */
  onNavigate?: () => void;
  /** Loads the document of a link's page instead of changing to it in place; returns whether it does. */
  renew?: (from: string, to: string) => boolean;
  children: ReactNode;
}

/**
 * The router of a document. Starts at the location the server rendered and follows the browser's history from then on,
 * including a step back or forward that happened before it could listen.
 */
export const DocumentRouter = ({ history, initial, onNavigate, renew, children }: Props) => {
  const [view, setView] = useState({ action: history.action, location: initial });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    const stop = history.listen(({ action, location }) => {
      const [from, to] = [pathname, location.pathname];
      pathname = to;
      if (action === 'PUSH' && to !== from && renew?.(from, to)) return;
      onNavigate?.();
      startTransition(() => setView({ action, location }));
    });
    if (!isSamePage(initial, history.location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return stop;
  }, [history, initial, onNavigate, renew]);
  return (
    <Router location={view.location} navigationType={view.action} navigator={history}>
      {children}
    </Router>
  );
};
