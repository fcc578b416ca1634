import type { AttributeKind } from '../definition/attribute.ts';
import type { SqlValue } from '../store/condition.ts';

const yes = ['true', '1', 't', 'yes'];
const no = ['false', '0', 'f', 'no'];

/** A filter's value as the column of an attribute of this kind holds it; undefined when it cannot be one. */
export const readOperand = (kind: AttributeKind, text: string): SqlValue | undefined => {
  switch (kind) {
    case 'boolean':
      return yes.includes(text) ? 1 : no.includes(text) ? 0 : undefined;
    case 'integer':
    case 'float':
    case 'money':
      return /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
    case 'datetime': {
      const time = Date.parse(text);
      return Number.isNaN(time) ? undefined : new Date(time).toISOString();
    }
    default:
      return text;
  }
};
