import type { Resource } from '../definition/define-resource.ts';
import { has } from '../definition/shape.ts';

/** How one attribute gets into a document. */
type PlannedAttribute =
  | {
      readonly kind: 'plain' | 'computed';
      readonly name: string;
      /** Shown to integrations only. */
      readonly confidential: boolean;
    }
  | {
      readonly kind: 'money';
      readonly cents: string;
      readonly float: string;
      readonly formatted: string;
    };

const plans = new WeakMap<Resource, readonly PlannedAttribute[]>();

/** The shown attributes of a resource, worked out once: lists serialize thousands of rows. */
export const attributePlan = (resource: Resource): readonly PlannedAttribute[] => {
  const cached = plans.get(resource);
  if (cached) return cached;
  const plan = Object.entries(resource.shape.attributes)
    .filter(([, attribute]) => !has(attribute, 'command') && !has(attribute, 'hidden'))
    .map(([name, attribute]): PlannedAttribute => {
      const confidential = has(attribute, 'confidential');
      if (has(attribute, 'computed')) return { kind: 'computed', name, confidential };
      return attribute.kind === 'money'
        ? {
            kind: 'money',
            cents: `${name}_cents`,
            float: `${name}_float`,
            formatted: `formatted_${name}`,
          }
        : { kind: 'plain', name, confidential };
    });
  plans.set(resource, plan);
  return plan;
};
