import { useRef } from 'react';

/**
 * Runs one call at a time. A call made while another is under way is dropped at once, before anything of the first is
 * rendered.
 */
export const useSingleFlight = <Args extends unknown[]>(
  run: (...args: Args) => Promise<unknown>,
): ((...args: Args) => void) => {
  const isRunning = useRef(false);
  return (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    void run(...args).finally(() => {
      isRunning.current = false;
    });
  };
};
