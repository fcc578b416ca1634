import type {} from '@shop/contracts/remote/fragments';

/** Props of this remote's fragments: part of the contract with the teams that render them. */
declare module '@shop/contracts/remote/fragments' {
  interface FragmentProps {
    '__name__': {
      /** Introduces the page `/__name__`. */
      Teaser: Record<never, never>;
    };
  }
}
