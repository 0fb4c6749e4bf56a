/** The result of a policy for a text; null refuses it. */
export interface PolicyRules {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}

/** Trusted Types are objects that a sink accepts instead of a string; TypeScript's DOM types declare strings only. */
interface Policy {
  createHTML: (text: string) => string
}

/** Makes a policy of Trusted Types; undefined in browsers that have none. The page's own policy lists the allowed names. */
export function createPolicy(name: string, rules: PolicyRules): Policy | undefined {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => Policy }
  }
  return trustedTypes?.createPolicy(name, rules)
}
