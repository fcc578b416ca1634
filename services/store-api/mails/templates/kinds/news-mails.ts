import type { WriteMail } from '../kind-context.ts';

export const newsletterConfirm: WriteMail<'newsletter-confirm'> = ({ text, data, merchant }) => ({
  subject: text('mail.newsletter.title'),
  preview: text('mail.newsletter.text'),
  title: text('mail.newsletter.title'),
  blocks: [
    { paragraph: text('mail.newsletter.text') },
    { button: { label: text('mail.newsletter.action'), href: data.link } },
    { note: text('mail.newsletter.not_you') },
  ],
  reason: text('mail.reason.newsletter', { shop: merchant.shop }),
  unsubscribe: data.unsubscribe ?? {},
});

export const backInStock: WriteMail<'back-in-stock'> = ({ text, data, merchant, pageOf }) => {
  const lead = text('mail.stock.text', { name: data.name });
  return {
    subject: text('mail.stock.subject', { name: data.name }),
    preview: lead,
    title: text('mail.stock.title'),
    blocks: [
      { paragraph: lead },
      { button: { label: text('mail.stock.action'), href: pageOf(`/${data.path}`) } },
      { note: text('mail.stock.once') },
    ],
    reason: text('mail.reason.stock', { shop: merchant.shop }),
    unsubscribe: data.unsubscribe ?? {},
  };
};

export const backInStockConfirm: WriteMail<'back-in-stock-confirm'> = ({
  text,
  data,
  merchant,
}) => {
  const lead = text('mail.stock_confirm.text', { name: data.name });
  return {
    subject: text('mail.stock_confirm.title'),
    preview: lead,
    title: text('mail.stock_confirm.title'),
    blocks: [
      { paragraph: lead },
      { button: { label: text('mail.stock_confirm.action'), href: data.link } },
      { note: text('mail.not_you') },
    ],
    reason: text('mail.reason.stock', { shop: merchant.shop }),
  };
};
