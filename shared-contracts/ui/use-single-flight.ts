import { useRef } from 'react';

/**
 * Runs one call at a time. A call made while another is under way is dropped at once, before anything of the first is
 * rendered.
 */
export const useSingleFlight = <Args extends unknown[]>(
  run: (...args: Args) => Promise<unknown>,
): ((...args: Args) => void) => {
  const isUnderWay = useRef(false);
  return (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void run(...args).finally(() => {
      isUnderWay.current = false;
    });
  };
};
