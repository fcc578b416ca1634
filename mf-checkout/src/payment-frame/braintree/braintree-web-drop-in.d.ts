declare module 'braintree-web-drop-in' {
  export const create: (options: object) => Promise<unknown>;
}
