import { useState } from 'react';
import { useHydrated } from '@shop/contracts/ui';

/**
 * Whether a component stood already in the document the server sent, which may be as old as its cache. What is shown
 * after a navigation in the browser has just been read.
 */
export const useCameWithDocument = (): boolean => {
  const hydrated = useHydrated();
  // The first value stays: later renders are all the browser's own.
  return useState(!hydrated)[0];
};
