export {
  countMails,
  listMails,
  requeueMail,
  settleDeadLetter,
  type ListedMail,
} from './outbox/manage-mails.ts';
export type { MailState } from './outbox/mail-table.ts';
export { queueMail } from './outbox/queue-mail.ts';
