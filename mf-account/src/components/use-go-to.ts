import { useCallback } from 'react';
import { useNavigate, type ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';

/** Navigates inside the shop, keeping market and language. */
export const useGoTo = () => {
  const navigate = useNavigate();
  const { prefix } = useAppSelector(selectMarketContext);
  return useCallback(
    (path: ShopPath, options?: { replace: boolean }) => void navigate(`${prefix}${path}`, options),
    [navigate, prefix],
  );
};
