import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query of the page's own address, also while another page is on its way. */
export const usePageQuery = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};
