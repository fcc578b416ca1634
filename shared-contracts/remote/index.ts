export { CONTRACT_VERSION, contractFit } from './contract-version.ts';
export { defineRemote } from './define-remote.ts';
export { failureReference } from './failure-reference.ts';
export { Fragment } from './fragment.tsx';
export type { FragmentName, FragmentProps, FragmentRef, RemoteName } from './fragments.ts';
export { isNotLoaded, pendingLoadable, readyLoadable, type Loadable } from './loadable.ts';
export { RegionBoundary } from './region-boundary.tsx';
export type { SlotFill, SlotName, SlotProps } from './slots/slot-props.ts';
export { Slot } from './slots/slot.tsx';
export { ShopProvider, useShop, type Remotes, type Shop } from './shop-context.tsx';
export type {
  FragmentModule,
  HeadImage,
  PageContext,
  PageHead,
  PageModule,
  PageResult,
  PageStatus,
  RegisterContext,
  RemoteModule,
  RemoteRoute,
  Rendering,
} from './types.ts';
export type { Messages } from '../i18n/types.ts';
