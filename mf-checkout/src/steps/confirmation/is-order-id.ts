/** Whether a path segment can be an order's id: the platform's ids are letters and digits. */
export const isOrderId = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9]{1,40}$/.test(value);
