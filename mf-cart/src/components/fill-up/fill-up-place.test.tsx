import { act, screen } from '@testing-library/react';
import { ok } from '@shop/contracts/commerce';
import { answerEndpoints, aLine, anOrder, euros } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { cartSlice } from '../../store/cart-slice.ts';
import { toCartView } from '../../summary/cart-view.ts';
import '../../api/fill-up.ts';
import { FillUpPlace } from './fill-up-place.tsx';

const found = {
  ...{ kind: 'sku', id: 'GAVI', code: 'GAVI', name: 'GAVI', description: '', imageUrl: null },
  ...{ price: euros(950), compareAt: null, metadata: {}, stock: 12 },
  ...{ options: [], levels: [], parts: [] },
};

/** Reports the place as near the viewport; undefined without an observer. */
let comeNear: (() => void) | undefined;
const asked = jest.fn();

beforeEach(() => {
  resetPlatform();
  asked.mockReset();
  comeNear = undefined;
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  const cartFillUp = () => {
    asked();
    return ok([found]);
  };
  answerEndpoints({ queries: { cartFillUp } });
});

const open = async (reached: boolean) => {
  const lines = [aLine({ id: 'BARBERA', code: 'BARBERA' })];
  const order = platform.holdsOrder({ lines });
  const rules = {
    maxQuantityPerLine: 24,
    market: { market_code: 'it-eur', shipping_method: '' },
    country: 'IT',
  };
  const view = toCartView(anOrder({ lines }), cartSlice.getInitialState(), rules);
  const missing = euros(900);
  const freeShipping = { ...view.freeShipping, reached, missing } as typeof view.freeShipping;
  const place = <FillUpPlace cart={{ ...view, freeShipping }} />;
  return renderInShop(<div data-testid="bill">{place}</div>, createTestPage({ orderId: order.id }));
};

describe('FillUpPlace', () => {
  it('S5 requests nothing until it is near the viewport', async () => {
    await open(false);
    expect(asked).not.toHaveBeenCalled();
    act(() => comeNear?.());
    expect(await screen.findByRole('link', { name: 'GAVI' })).toBeVisible();
  });

  it('S5 takes no space if the order ships free', async () => {
    await open(true);
    expect(comeNear).toBeUndefined();
    expect(screen.getByTestId('bill')).toBeEmptyDOMElement();
  });
});
