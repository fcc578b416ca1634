/** What a build puts in place of these words (`tooling/webpack/base-config.ts`); a browser has no `process`. */
declare const process: {
  readonly env: {
    readonly NODE_ENV: 'production' | 'development' | 'test';
    /** Left out where no build made the code, as in unit tests. */
    readonly TARGET?: 'web' | 'node';
    /** The payment frame's document, from the release's folder. */
    readonly PAYMENT_FRAME?: string;
  };
};
