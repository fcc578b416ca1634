import type { KindContext, WriteMail } from '../kind-context.ts';
import type { MailKind } from '../../mail-request.ts';

const why = <K extends MailKind>({ text, merchant }: KindContext<K>): string =>
  text('mail.reason.account', { shop: merchant.shop });

export const welcome: WriteMail<'welcome'> = (context) => {
  const { text, merchant, pageOf } = context;
  return {
    subject: text('mail.welcome.title', { shop: merchant.shop }),
    preview: text('mail.welcome.text'),
    title: text('mail.welcome.title', { shop: merchant.shop }),
    blocks: [
      { paragraph: text('mail.welcome.text') },
      { button: { label: text('mail.welcome.action'), href: pageOf('/account') } },
    ],
    reason: why(context),
  };
};

export const passwordReset: WriteMail<'password-reset'> = (context) => {
  const { text, data } = context;
  return {
    subject: text('mail.reset.title'),
    preview: text('mail.reset.text'),
    title: text('mail.reset.title'),
    blocks: [
      { paragraph: text('mail.reset.text') },
      { button: { label: text('mail.reset.title'), href: data.link } },
      { note: text('mail.reset.not_you') },
    ],
    reason: why(context),
  };
};

export const emailChangeConfirm: WriteMail<'email-change-confirm'> = (context) => {
  const { text, data, merchant } = context;
  const lead = text('mail.email_confirm.text', { shop: merchant.shop });
  return {
    subject: text('mail.email_confirm.title'),
    preview: lead,
    title: text('mail.email_confirm.title'),
    blocks: [
      { paragraph: lead },
      { button: { label: text('mail.email_confirm.action'), href: data.link } },
      { note: text('mail.not_you') },
    ],
    reason: why(context),
  };
};

export const emailChangeNotice: WriteMail<'email-change-notice'> = (context) => {
  const { text, data, pageOf } = context;
  const lead = text('mail.email_notice.text', { email: data.newEmail });
  return {
    subject: text('mail.email_notice.title'),
    preview: lead,
    title: text('mail.email_notice.title'),
    blocks: [
      { paragraph: lead },
      { paragraph: text('mail.email_notice.not_you') },
      {
        button: {
          label: text('mail.email_notice.action'),
          href: pageOf('/account/change-password'),
        },
      },
    ],
    reason: why(context),
  };
};

export const emailChangeTaken: WriteMail<'email-change-taken'> = (context) => {
  const { text, merchant, pageOf } = context;
  const lead = text('mail.email_taken.text', { shop: merchant.shop });
  return {
    subject: text('mail.email_taken.title'),
    preview: lead,
    title: text('mail.email_taken.title'),
    blocks: [
      { paragraph: lead },
      { button: { label: text('mail.email_taken.action'), href: pageOf('/account/login') } },
      { note: text('mail.not_you') },
    ],
    reason: why(context),
  };
};

export const accountDeleted: WriteMail<'account-deleted'> = (context) => {
  const { text, merchant } = context;
  const lead = text('mail.deleted.text', { shop: merchant.shop });
  return {
    subject: text('mail.deleted.title'),
    preview: lead,
    title: text('mail.deleted.title'),
    blocks: [{ paragraph: lead }, { note: text('mail.deleted.kept', { email: merchant.email }) }],
    reason: why(context),
  };
};
