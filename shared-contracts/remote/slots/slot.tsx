import type { ComponentType, ReactNode } from 'react';
import { Fragment } from '../fragment.tsx';
import type { RemoteName } from '../fragments.ts';
import { useShop } from '../shop-context.tsx';
import type { SlotName, SlotProps } from './slot-props.ts';

/** Every slot with its own props. */
type Props = { [S in SlotName]: { name: S } & SlotProps[S] }[SlotName];

/** Which fragments fill a slot is known at run time only; each one's team has checked its props against the slot's. */
const Fill = Fragment as unknown as ComponentType<{
  of: RemoteName;
  name: string;
  whenFailed: ReactNode;
}>;

/**
 * A place on a page that other teams' releases fill. Each fragment has its own boundary; one that is loading, cannot be
 * loaded or throws shows nothing. Renders nothing in a page that names no fragments (standalone pages, tests).
 */
export const Slot = ({ name: slot, ...props }: Props) =>
  useShop()
    .remotes.fills?.(slot)
    .map((ref) => {
      const [of, name] = ref.split('/') as [RemoteName, string];
      return <Fill {...props} key={ref} of={of} name={name} whenFailed="" />;
    });
