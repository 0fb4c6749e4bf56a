import { createPolicy } from './trusted-types'

const policy = createPolicy('inert-document', { createHTML: (text) => text })

/** Text parsed as a document of its own, in which no script runs and nothing loads. */
export function inertDocument(text: string, type: 'text/html' | 'image/svg+xml'): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, type)
}
