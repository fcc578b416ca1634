import { useContext, useMemo } from 'react';
import { useLocation } from '../libraries/react-router.ts';
import { PageOnView } from './own-location.tsx';

/** The query of the page's own URL, even while another page loads. */
export const usePageQuery = (): URLSearchParams => {
  const current = useLocation();
  const { search } = useContext(PageOnView)?.location ?? current;
  return useMemo(() => new URLSearchParams(search), [search]);
};
