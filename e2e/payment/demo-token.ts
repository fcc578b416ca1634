/** A client token as far as the payment frame reads it: the local platform's mark. */
export const demoToken = btoa(JSON.stringify({ version: 2, localPlatform: 'fonte-vigna' }));
