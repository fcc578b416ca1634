/** The merchant's details that most laws require in a shop. Public, like the shop's configuration. */
export interface Merchant {
  /** Name of the shop: `Fonte & Vigna`. */
  shop: string;
  /** Name of the company in the register. */
  company: string;
  /** Lines of its address, the country's among them. */
  address: readonly string[];
  vat: string;
  /** Company register and number; empty if unregistered. */
  register: string;
  /** Who speaks for it. */
  representative: string;
  email: string;
  /** Certified e-mail, which Italian companies have; empty without one. */
  pec: string;
  phone: string;
}
