import type { Resource } from '../core/define-resource.ts';
import { describeResource } from './describe-resource.ts';

const introduction = `# Resources of the local platform

Written by \`npx commerce docs\` from the definitions in \`services/commerce/resources\`: do not edit
it. [The local platform](local-platform.md) explains how they work together.

An attribute of the kind _amount_ stands for three: \`x_amount_cents\`, \`x_amount_float\` and
\`formatted_x_amount\`. What _integrations set_ is ignored from other tokens. A relationship that is
_always empty_ leads to something the platform does not keep: it is listed with its links, can be
included, and holds nothing.`;

/** Every resource, in the order of the alphabet. */
export const referenceText = (resources: readonly Resource[]): string => {
  const shown = resources
    .filter(({ internal }) => internal !== true)
    .sort((a, b) => a.shape.type.localeCompare(b.shape.type, 'en'));
  const contents = shown
    .map(({ shape }) => `[${shape.type}](#${shape.type.toLowerCase()})`)
    .join(' ·\n');
  return `${[introduction, contents, ...shown.map(describeResource)].join('\n\n')}\n`;
};
