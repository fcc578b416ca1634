import type { Fault } from './fault.ts';

const faultOf = (text: string): Fault | null => {
  const [, name, value] = /^(delay|status)=(\d{1,6})$/.exec(text) ?? [];
  if (name === 'delay') return { kind: 'delay', ms: Number(value) };
  if (name === 'status') return { kind: 'status', status: Number(value) };
  if (text === 'reset') return { kind: 'reset' };
  return text === 'drop-after-commit' ? { kind: 'drop' } : null;
};

/** The faults an `x-fault` header asks for, in its order; what it does not know it leaves out. */
export const faultsOfHeader = (header: string | string[] | undefined): readonly Fault[] =>
  String(header ?? '')
    .split(',')
    .map((text) => faultOf(text.trim()))
    .filter((fault) => fault !== null);
