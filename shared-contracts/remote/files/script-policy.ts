/** Name of the Trusted Types policy through which addresses of scripts go; the document's policy header admits it. */
export const SCRIPT_POLICY = 'shop-scripts';

interface Rules {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const allowed = new Set<string>();

const isAllowed = (address: string): boolean => {
  const { protocol, origin } = new URL(address, document.baseURI);
  // The origin of a `blob:` address is that of the page that made it.
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && (origin === window.location.origin || allowed.has(origin));
};

const rules: Rules = {
  createScriptURL: (url) => {
    if (isAllowed(url)) return url;
    throw new TypeError(`Scripts may not be loaded from ${url}`);
  },
};

const trustedTypes = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

let policy: Rules | undefined;

/** Lets scripts in from these origins too; the page's own is always allowed. */
export const allowOrigins = (origins: Iterable<string>): void => {
  for (const origin of origins) allowed.add(origin);
};

/**
 * An address that a script element takes. Throws for one from anywhere but the page's own origin and those allowed.
 * Browsers without Trusted Types get the same check.
 */
export const scriptAddress = (url: string): string => {
  policy ??= trustedTypes()?.createPolicy(SCRIPT_POLICY, rules) ?? rules;
  return policy.createScriptURL(url);
};

/** Puts the same rules on every address of a script, for releases whose own code sets it. */
export const checkAllScripts = (): void => void trustedTypes()?.createPolicy('default', rules);
