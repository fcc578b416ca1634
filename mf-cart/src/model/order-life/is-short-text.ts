/** Such as an id: what is stored may be anyone's. */
export const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64;
