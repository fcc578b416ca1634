/** A customer's new address, until a link in a mail to it is followed. Times are ISO 8601 text in UTC. */
export interface EmailChangeTable {
  customer_id: string;
  email: string;
  asked_at: string;
}
