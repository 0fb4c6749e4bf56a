/** What a policy makes of text; null refuses it. */
export interface PolicyRules {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}

/** Made text is an object that a sink takes in place of text; TypeScript's DOM types know sinks of text only. */
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
