/** Replaces Next's own page, which would be included in every page's data. `global-not-found` answers unknown URLs. */
export default function NotFound() {
  return null
}
