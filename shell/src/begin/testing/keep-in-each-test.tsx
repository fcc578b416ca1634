import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { ALIVE } from '../alive.ts';
import { done } from './pressed-page.tsx';

let forget: () => void;
/** As in Navigation Timing. */
let navigation: string;

/** Starts the script in a window whose page is not hydrated. */
export const keep = async (): Promise<void> => {
  jest.resetModules();
  const { keepPresses } = await import('../keep-presses.ts');
  const listening = jest.spyOn(window, 'addEventListener');
  keepPresses();
  const heard = [...listening.mock.calls];
  listening.mockRestore();
  forget = () => {
    for (const [type, listener, options] of heard)
      window.removeEventListener(type, listener, options);
  };
};

/** Pretends that the script has not run yet, in a page that was opened in this way. */
export const beforeScript = (opened: string): void => {
  forget();
  navigation = opened;
};

/** Hydrates the server's document. */
export const takeOver = async (root: HTMLElement, page: React.JSX.Element) =>
  act(async () => {
    // A mismatch is recovered from by rendering again.
    const hydrated = hydrateRoot(root, page, { onRecoverableError: () => undefined });
    window.dispatchEvent(new Event(ALIVE));
    return hydrated;
  });

export const pass = async (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Sets fake timers and starts the script before each test of a file. */
export const keepInEachTest = (): { user: () => ReturnType<typeof userEvent.setup> } => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(async () => {
    // React's development build warns about the marker, and about a region that waits for its code.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    done.length = 0;
    navigation = 'navigate';
    performance.getEntriesByType = () => [{ type: navigation }] as never;
    await keep();
  });
  afterEach(() => {
    forget();
    jest.restoreAllMocks();
    document.body.replaceChildren();
    jest.useRealTimers();
  });
  return { user: () => user };
};
