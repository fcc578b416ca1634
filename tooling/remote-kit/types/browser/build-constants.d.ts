/** Constants that a build substitutes (`tooling/remote-kit/webpack/base-config.ts`); a browser has no `process`. */
declare const process: {
  readonly env: {
    readonly NODE_ENV: 'production' | 'development' | 'test';
    /** Undefined in unbuilt code, such as unit tests. */
    readonly TARGET?: 'web' | 'node';
    /** The payment frame's document, relative to the release's folder. */
    readonly PAYMENT_FRAME?: string;
  };
};
