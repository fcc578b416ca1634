export { countMails } from './outbox/count-mails.ts';
export { listMails, type ListedMail } from './outbox/list-mails.ts';
export type { MailState } from './outbox/mail-table.ts';
export { queueMail } from './outbox/queue-mail.ts';
export { sendAgain } from './outbox/send-again.ts';
