import type { Input } from '../../../engine/definition/define-resource.ts';

/** An amount in cents sent along with a trigger; null when none is, meaning all there is. */
export const requestedAmount = ({ attributes }: Input, name: string): number | null => {
  const value = attributes[name];
  return typeof value === 'number' ? value : null;
};
