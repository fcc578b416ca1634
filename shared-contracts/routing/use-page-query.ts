import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import { PageOnView } from './own-location.tsx';

/** The query of the page's own address, also while another page is on its way. */
export const usePageQuery = (): URLSearchParams => {
  const asked = useLocation();
  const { search } = useContext(PageOnView)?.location ?? asked;
  return useMemo(() => new URLSearchParams(search), [search]);
};
