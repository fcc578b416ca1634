import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from '@shop/contracts/routing';
import { inShop, type TestPage } from '@shop/contracts/testing';
import remote from '../remote.ts';

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

/** Renders a part of the cart inside a page, and shows the current path. */
export const renderInShop = async (piece: ReactElement, page: TestPage) => {
  const placed = (
    <>
      {piece}
      <Address />
    </>
  );
  const element = await inShop(placed, remote, page);
  return act(async () => render(element));
};
