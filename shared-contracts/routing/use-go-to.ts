import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppSelector } from '../store/hooks.ts';
import { selectMarketContext } from '../store/selectors.ts';
import type { ShopPath } from './paths.ts';

/** Navigates inside the shop, keeping market and language; `Link` for what a press of a button leads to. */
export const useGoTo = () => {
  const navigate = useNavigate();
  const { prefix } = useAppSelector(selectMarketContext);
  return useCallback(
    (path: ShopPath, options?: { replace: boolean }) =>
      void navigate(path === '/' ? prefix : `${prefix}${path}`, options),
    [navigate, prefix],
  );
};
