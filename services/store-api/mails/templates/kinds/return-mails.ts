import type { WriteMail } from '../kind-context.ts';
import { withoutLinks } from '../inert-text.ts';
import type { Fact } from '../mail-content.ts';

/** `2026-11-28 10:15 UTC`: means the same in every country. */
const utcMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/**
 * The acknowledgement of a return request: what the buyer stated, with date and time of its receipt (Directive 2011/83/EU,
 * article 11a), and what happens next.
 */
export const returnRequest: WriteMail<'return-request'> = ({ text, data, merchant }) => {
  const { kind, name, number, email, note, items } = data;
  const lead = text(`mail.${kind}.text`, { number });
  const facts: Fact[] = [
    ...(name ? [{ label: text('mail.return.name'), value: withoutLinks(name) }] : []),
    { label: text('mail.order.number'), value: number },
    { label: text('mail.return.email'), value: email },
    {
      label: text('mail.return.items'),
      value: items
        ? items.map((it) => text('mail.item', it)).join(', ') || text('mail.return.some')
        : text('mail.return.all'),
    },
    ...(note ? [{ label: text('mail.return.note'), value: withoutLinks(note) }] : []),
    {
      label: text('mail.return.received'),
      value: utcMinute(data.receivedAt),
    },
  ];
  return {
    subject: text(`mail.${kind}.subject`, { number }),
    preview: lead,
    title: text(`mail.${kind}.title`),
    blocks: [
      { paragraph: lead },
      { heading: text('mail.return.statement') },
      { facts },
      { heading: text('mail.return.then') },
      { paragraph: text(`mail.${kind}.next`) },
      { lines: [merchant.company, ...merchant.address] },
      // Not to be ignored: a withdrawal takes effect at once.
      { note: text('mail.return.not_you', { email: merchant.email }) },
    ],
    reason: text('mail.reason.order', { shop: merchant.shop, number }),
  };
};
