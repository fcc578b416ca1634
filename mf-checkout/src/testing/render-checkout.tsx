import { waitFor } from '@testing-library/react';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';
import { selectOrderId, skipToken, useAppSelector, type SessionState } from '@shop/contracts/store';
import { createTestPage, openRoutes } from '@shop/contracts/testing';
import remote from '../remote.ts';
import { sectionForm } from '../steps/section-forms.ts';
import { installPlatform, type FakePlatform } from './fake-platform.ts';

/** Fake of the cart's summary: the total in the page's cache. */
const OrderTotal = () => {
  const order = useOrderQuery(useAppSelector(selectOrderId) ?? skipToken).data;
  return <p>total {order?.totals.total.cents}</p>;
};

interface SignIn {
  onDone?: () => void;
  way?: string;
  email?: string;
}

/** The fragments of other teams: the cart's summary, and the account's forms, which are done at a click. */
const Piece = ({ onDone, way, email = 'nobody' }: SignIn) =>
  onDone ? (
    <button onClick={onDone}>
      done: {way} {email}
    </button>
  ) : (
    <OrderTotal />
  );

interface Options {
  platform: FakePlatform;
  /** Path below the market's prefix. */
  path: string;
  country?: string;
  locale?: Locale;
  session?: Partial<SessionState>;
  /** Stand-ins for single fragments, by team and name. */
  fragments?: NonNullable<Parameters<typeof createTestPage>[0]>['fragments'];
}

/** Opens the checkout at a path, for the visitor of the platform's order. */
export const renderCheckout = async ({ platform, path, session, ...options }: Options) => {
  installPlatform(platform);
  const orderId = platform.order?.id ?? null;
  const page = createTestPage({
    ...options,
    session: { orderId, ...session },
    fragment: Piece,
  });
  remote.register(page);
  // As in production, the page is loaded with its first form.
  await sectionForm('account').promise;
  const opened = await openRoutes(remote, page, path);
  // The form is displayed before its order is loaded.
  if (!session?.kind)
    await waitFor(() => expect(opened.container.querySelector('[data-held]')).toBeNull());
  return { ...page, ...opened };
};
