import type { CustomerAddress } from '../commerce/customer/types.ts';

/** A fragment without props. */
type NoProps = Record<never, never>;

export interface CatalogFragments {
  /** Search field of the header, with suggestions. */
  SearchBox: NoProps;
}

export interface CartFragments {
  /**
   * Reconciles the cart: finds the customer's open order, merges the guest cart into it at login, transfers a cart
   * to another market (M10). Shows only goods that could not be transferred.
   */
  CartReconciler: NoProps;
  /** Cart link of the header with its count. */
  MiniCart: NoProps;
  /** Buy box: quantity and button for one SKU or bundle. */
  AddToCart: {
    kind: 'sku' | 'bundle';
    code: string;
    itemName: string;
    imageUrl?: string;
    /** Largest quantity that can be added (V9); 0 renders "not available". */
    maxQuantity: number;
    /** Formatted unit price, for the toast. */
    formattedPrice?: string;
    /** Size and formatted price of a case, for items that are also sold by the case. */
    caseOf?: { pieces: number; formattedPrice: string };
    /**
     * In the shopper's language. `formattedPrice` is null for a free option, `gift` marks gift options, `required`
     * options that the item is not sold without.
     */
    options?: readonly {
      id: string;
      name: string;
      formattedPrice: string | null;
      gift?: boolean;
      required?: boolean;
    }[];
    /** Receives the selected quantity whenever it changes. */
    onQuantity?: (quantity: number) => void;
    /** Id of the form, for submit buttons elsewhere on the page (attribute `form`). */
    formId?: string;
  };
  /** Lines and totals of the order, codes and gift message; rendered beside the checkout. */
  OrderSummary: NoProps;
}

/** None yet: the checkout shows fragments of others. */
export interface CheckoutFragments {}

export interface AccountFragments {
  /** Login and registration without leaving the page. `way` selects the first form, by default login. */
  AuthForm: { onDone: () => void; way?: 'login' | 'register'; email?: string };
  /** Creates an account for a known e-mail address, as after a guest purchase: asks for a password only. */
  AccountOffer: { email: string; onDone: () => void };
  /** Form that changes or adds one address of the customer. */
  AddressForm: {
    /** Shipping or billing address (E1). */
    purpose: 'shipping' | 'billing';
    /** The address to change; adds one if undefined. */
    entry?: CustomerAddress;
    /** Allowed countries; by default all that the shop sells to. */
    countries?: readonly string[];
    /** Runs when the address was saved or the form canceled. */
    onDone: () => void;
  };
  /** The customer's addresses, last used first: choose, change, add, delete (T9). */
  AddressBook: {
    purpose: 'shipping' | 'billing';
    /** Lists only addresses in these countries. */
    countries?: readonly string[];
    /** Id of the chosen address, null for one that is not in the book. Needs `onChoose`. */
    chosen?: string | null;
    /** Makes addresses selectable; null stands for one that is not in the book. */
    onChoose?: (entry: CustomerAddress | null) => void;
    /** Changes an address in the page's form; without it the book opens its own. */
    onEdit?: (entry: CustomerAddress) => void;
  };
}

/**
 * The fragments of every team, by remote name. Teams of this package add theirs above. Any team declares them from its own
 * folder as well, and type checks that include that folder then know them:
 *
 *     declare module '@shop/contracts/remote/fragments' {
 *       interface FragmentProps { stories: { Teaser: { code: string } } } // a new remote
 *       interface CartFragments { Tip: { code: string } } // one more fragment of a remote above
 *     }
 *
 * The specifier must be this module's: interfaces do not merge through a module that re-exports them by name.
 */
export interface FragmentProps {
  catalog: CatalogFragments;
  cart: CartFragments;
  checkout: CheckoutFragments;
  account: AccountFragments;
}

export type RemoteName = keyof FragmentProps;
export type FragmentName<N extends RemoteName> = keyof FragmentProps[N] & string;

/** Reference to a fragment in a route: `cart/AddToCart`. */
export type FragmentRef = { [N in RemoteName]: `${N}/${FragmentName<N>}` }[RemoteName];
