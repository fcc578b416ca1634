/** A client token for the payment frame: the local platform's marker. */
export const demoToken = btoa(JSON.stringify({ version: 2, localPlatform: 'fonte-vigna' }));
