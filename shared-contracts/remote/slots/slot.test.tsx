import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createEventBus } from '../../events/create-event-bus.ts';
import { makeConfig } from '../../testing/make-config.ts';
import type { FragmentRef } from '../fragments.ts';
import { failedLoadable, readyLoadable, type Loadable } from '../loadable.ts';
import type { RegionBoundary } from '../region-boundary.tsx';
import { ShopProvider, type Shop } from '../shop-context.tsx';
import { Slot } from './slot.tsx';

type Piece = ComponentType<{ code: string; itemName: string }>;

const Teaser: Piece = ({ code, itemName }) => <p>{`Teaser of ${itemName} (${code})`}</p>;
const Second: Piece = () => <p>Second</p>;
const FAILURE = new Error('A bug of a fill');
const Broken: Piece = () => {
  throw FAILURE;
};

const missing = new Error('not loaded');
const never = { status: 'pending', promise: new Promise<never>(() => undefined) } as const;

const pageWith = (
  refs: readonly FragmentRef[] | undefined,
  loadables: Partial<Record<string, Loadable<Piece>>> = {},
) => {
  const fills = jest.fn(() => refs ?? []);
  const shop = {
    config: makeConfig(),
    events: createEventBus(),
    session: {},
    remotes: {
      fragment: (of: string, name: string) => loadables[`${of}/${name}`],
      retry: () => undefined,
      ...(refs && { fills }),
    },
  } as unknown as Shop;
  const element = (
    <ShopProvider shop={shop}>
      <h1>Barbera</h1>
      <Slot name="product:below-facts" kind="sku" code="BARBERA" itemName="Barbera" />
      <p>Related</p>
    </ShopProvider>
  );
  return { element, fills };
};

const AUTH = 'account/AuthForm';
const SUMMARY = 'cart/OrderSummary';

describe('Slot', () => {
  it('renders its fragments in the given order, each in a region of its team, with the props of the page', () => {
    const { element, fills } = pageWith([SUMMARY, AUTH], {
      [SUMMARY]: readyLoadable(Second),
      [AUTH]: readyLoadable(Teaser),
    });
    const { container } = render(element);
    expect(fills).toHaveBeenCalledWith('product:below-facts');
    expect(container).toHaveTextContent('BarberaSecondTeaser of Barbera (BARBERA)Related');
    const regions = [...container.querySelectorAll<HTMLElement>('[data-team]')];
    expect(regions.map(({ dataset }) => [dataset['team'], dataset['region']])).toEqual([
      ['cart', 'OrderSummary'],
      ['account', 'AuthForm'],
    ]);
  });

  it('shows nothing for a fragment that throws, and passes the failure on with its remote', () => {
    const onCaughtError = jest.fn();
    const { element } = pageWith([AUTH, SUMMARY], {
      [AUTH]: readyLoadable(Broken),
      [SUMMARY]: readyLoadable(Second),
    });
    const { container } = render(element, { onCaughtError });
    expect(container).toHaveTextContent(/^BarberaSecondRelated$/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(onCaughtError).toHaveBeenCalledTimes(1);
    const [error, { errorBoundary }] = onCaughtError.mock.calls[0];
    expect(error).toBe(FAILURE);
    expect((errorBoundary as RegionBoundary).props).toMatchObject({
      team: 'account',
      region: 'AuthForm',
    });
  });

  it('shows nothing for a fragment that is loading or cannot be loaded', async () => {
    const failed = failedLoadable<Piece>(missing, Promise.reject(missing));
    failed.promise.catch(() => undefined);
    const { element } = pageWith([AUTH, SUMMARY], { [AUTH]: never, [SUMMARY]: failed });
    const { container } = await act(async () =>
      render(element, { onCaughtError: () => undefined }),
    );
    expect(container).toHaveTextContent(/^BarberaRelated$/);
  });

  it.each([
    ['throws', readyLoadable(Broken)],
    ['is late', never],
  ])('on the server leaves a fragment that %s to the browser', (_, loadable) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const { element } = pageWith([AUTH, SUMMARY], {
      [AUTH]: loadable,
      [SUMMARY]: readyLoadable(Second),
    });
    const text = renderToString(element).replaceAll(/<[^>]*>/g, '');
    expect(text).toMatch(/^Barbera.*Second.*Related$/s);
    error.mockRestore();
  });

  it.each([
    ['is filled by no release', []] as const,
    ['is on a page of its own', undefined] as const,
  ])('renders nothing if it %s', (_, refs) => {
    const { container } = render(pageWith(refs).element);
    expect(container.innerHTML).toBe('<h1>Barbera</h1><p>Related</p>');
  });
});
