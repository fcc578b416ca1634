import type { CustomerAddress } from '../commerce/customer/types.ts';

/** A fragment that needs nothing from the page around it. */
type NoProps = Record<never, never>;

/** Typed props of every fragment a team offers to the others. */
export interface FragmentProps {
  catalog: {
    /** Search of the header, with suggestions while typing. */
    SearchBox: NoProps;
  };
  cart: {
    /**
     * Reconciles the cart: finds the customer's open order, merges the guest cart into it at login, transfers a cart
     * to another market (M10). Shows only goods that could not be transferred.
     */
    CartReconciler: NoProps;
    /** Former name of `CartReconciler`, exposed for one more release. */
    OrderLife: NoProps;
    /** Cart link of the header with its count. */
    MiniCart: NoProps;
    /** Buy box: quantity and button for one SKU or bundle. */
    AddToCart: {
      kind: 'sku' | 'bundle';
      code: string;
      itemName: string;
      imageUrl?: string;
      /** Most that can be added (V9); 0 renders "not available". */
      maxQuantity: number;
      /** Unit price in units of the currency: not read since 2.5.0. */
      price?: number;
      /** What one costs, as the shopper reads it: said of what was added. */
      formattedPrice?: string;
      /** Pieces of a case it is sold in as well, and what that costs as the shopper reads it. */
      caseOf?: { pieces: number; formattedPrice: string };
      /**
       * In the shopper's language; `formattedPrice` is null for what costs nothing, `gift` what makes it a present,
       * `required` what the item is not sold without.
       */
      options?: readonly {
        id: string;
        name: string;
        formattedPrice: string | null;
        gift?: boolean;
        required?: boolean;
      }[];
      /** Called with the quantity the shopper is about to add, whenever it changes. */
      onQuantity?: (quantity: number) => void;
      /** Id of the form: a submit button elsewhere on the page adds, too (its attribute `form`). */
      formId?: string;
    };
    /** The order's lines and totals, read only; shown beside the checkout. */
    OrderSummary: NoProps;
  };
  checkout: NoProps;
  account: {
    /** Log in or register without leaving the page. `way`: which of them first, logging in unless told. */
    AuthForm: { onDone: () => void; way?: 'login' | 'register'; email?: string };
    /** An account for an e-mail address that is known already, as of a guest who has bought: asks for a password only. */
    AccountOffer: { email: string; onDone: () => void };
    /** Changes one address of the customer's, or adds one: a form of its own. */
    AddressForm: {
      /** To ship to, or to make an invoice out to (E1). */
      purpose: 'shipping' | 'billing';
      /** The one to be changed; a new one without. */
      entry?: CustomerAddress;
      /** Countries it may be in; all the shop sells to when left out. */
      countries?: readonly string[];
      /** Told when it was saved, or given up. */
      onDone: () => void;
    };
    /** The customer's addresses, last used first: to choose one, change one, add one, delete one (T9). */
    AddressBook: {
      purpose: 'shipping' | 'billing';
      /** Only addresses in these countries. */
      countries?: readonly string[];
      /** Id of the address that is chosen, null for one that is not in the book. Needs `onChoose`. */
      chosen?: string | null;
      /** With it the addresses are there to be chosen from; null is one that is not in the book. */
      onChoose?: (entry: CustomerAddress | null) => void;
      /** Changes an address in the page's own form; without it the book has one of its own. */
      onEdit?: (entry: CustomerAddress) => void;
    };
  };
}

export type RemoteName = keyof FragmentProps;
export const REMOTE_NAMES = [
  'catalog',
  'cart',
  'checkout',
  'account',
] as const satisfies readonly RemoteName[];
export type FragmentName<N extends RemoteName> = keyof FragmentProps[N] & string;

/** `cart/AddToCart`: a fragment named in a route. */
export type FragmentRef = { [N in RemoteName]: `${N}/${FragmentName<N>}` }[RemoteName];
