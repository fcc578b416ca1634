import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type BrowserHistory, type Location } from '@shop/contracts/routing';
import { samePage } from './opened-location.ts';

interface Props {
  history: BrowserHistory;
  /** The location the document was made for, which is what the first rendering has to be of. */
  opened: Location;
  /** Told of every move, before it is shown. */
  onMove?: () => void;
  children: ReactNode;
}

/**
 * The router of a document. It begins where the document was made for and follows the browser's history from then on,
 * a step back or forward that was taken before it could listen included.
 */
export const DocumentRouter = ({ history, opened, onMove, children }: Props) => {
  const [view, setView] = useState({ action: history.action, location: opened });
  useLayoutEffect(() => {
    const stop = history.listen(({ action, location }) => {
      onMove?.();
      startTransition(() => setView({ action, location }));
    });
    if (!samePage(opened, history.location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return stop;
  }, [history, opened, onMove]);
  return (
    <Router location={view.location} navigationType={view.action} navigator={history}>
      {children}
    </Router>
  );
};
