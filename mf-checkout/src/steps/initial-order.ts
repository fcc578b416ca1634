import { orderApi } from '@shop/contracts/commerce/order';
import type { PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import {
  selectInitialOrder,
  selectSession,
  useAppSelector,
  type AppStore,
  type InitialOrder,
} from '@shop/contracts/store';
import { guardSection, type Admission, type Section } from './section-rules.ts';

/**
 * The document's order with any method selected. The tab may know the method that the platform removed
 * (`shipping-methods.ts`), and the server does not: only the browser decides that a method is missing.
 */
const withAnyMethod = (order: InitialOrder): InitialOrder => ({
  ...order,
  shipments: order.shipments.map((it) => ({ ...it, methodId: it.methodId ?? '' })),
});

/** Where the order of the document leads, as far as the server can tell. */
const guardInitial = (order: InitialOrder, requested: Section | null): Admission =>
  guardSection(requested === null ? order : withAnyMethod(order), requested);

/** The order of the document, if the requested section may open for it; until the platform's order is read. */
export const useInitialOrder = (requested: Section | null): InitialOrder | null => {
  const initial = useAppSelector(selectInitialOrder);
  return initial && guardInitial(initial, requested).kind === 'open' ? initial : null;
};

/**
 * On the server: the section to open instead of the requested one. Null if that may open, and in the browser, whose
 * pages redirect by the platform's order.
 *
 * @param requested null for the bare checkout
 */
export const sectionBefore = (store: AppStore, requested: Section | null): Section | null => {
  const initial = typeof document === 'undefined' && selectInitialOrder(store.getState());
  const admission = initial && guardInitial(initial, requested);
  return admission && admission.kind === 'section' ? admission.section : null;
};

/** The redirect of the server to a section. @param prefix of the market */
export const redirectTo = (prefix: string, section: Section): PageResult => ({
  status: 302,
  location: `${prefix}${paths.checkout(section)}`,
});

/** Whether the outcome of reading the order is known: the order, its absence, or an error. */
const isRead = (store: AppStore): boolean => {
  const state = store.getState();
  const { kind, orderId } = selectSession(state);
  if (kind === 'unknown') return false;
  if (orderId === null) return true;
  const { data, isError } = orderApi.endpoints.order.select(orderId)(state);
  return data !== undefined || isError;
};

const reads = new WeakMap<AppStore, Promise<void>>();

/** Resolves when the store has the outcome of reading the order (`isRead`); null if it already has. */
export const orderRead = (store: AppStore): Promise<void> | null => {
  if (isRead(store)) return null;
  const read =
    reads.get(store) ??
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!isRead(store)) return;
        stop();
        reads.delete(store);
        resolve();
      });
    });
  reads.set(store, read);
  return read;
};
