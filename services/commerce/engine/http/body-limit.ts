/** Bytes of a request's body: several times an attribute's bound. */
export const bodyLimit = 262_144;
