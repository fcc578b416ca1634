import type { FragmentName, FragmentProps, RemoteName } from '../fragments.ts';

/**
 * Places on pages that other teams fill, named `page:place`, with the props that the page passes to each fragment there.
 * The page's owner declares them. A team outside this package adds those of its pages from its own folder:
 *
 *     declare module '@shop/contracts/remote/slots' {
 *       interface SlotProps { 'stories:below-story': { story: string } }
 *     }
 *
 * `name` is no prop: {@link Slot} takes the slot's name by it.
 */
export interface SlotProps {
  /** Home page, below its lists of items. */
  'home:below-products': Record<never, never>;
  /** Page of a SKU or a bundle, below facts and story and above related items. */
  'product:below-facts': { kind: 'sku' | 'bundle'; code: string; itemName: string };
  /** Cart with line items, below totals and checkout link. Rendered on the server without the visitor's order. */
  'cart:below-summary': Record<never, never>;
}

/** Name of a slot: `product:below-facts`. */
export type SlotName = keyof SlotProps & string;

/** Fragments of a remote that need no other props than the slot passes. */
type FittingFragment<N extends RemoteName, S extends SlotName> = {
  [F in FragmentName<N>]: SlotProps[S] extends FragmentProps[N][F] ? F : never;
}[FragmentName<N>];

/**
 * A fragment that a remote's release puts into a slot, as data (`src/slots.ts`). The build writes it into the release with
 * the remote's name, so it takes effect with the release and ends with it.
 */
export type SlotFill<N extends RemoteName = RemoteName> = N extends RemoteName
  ? {
      [S in SlotName]: {
        slot: S;
        fragment: FittingFragment<N, S>;
        /** Position among the slot's fragments, 0–1000; equal ones are in the order of remote names. */
        order: number;
      };
    }[SlotName]
  : never;
