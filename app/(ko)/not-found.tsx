/**
 * Never shown: an unknown address gets app/global-not-found.tsx, in any language. Without this file Next writes a page of
 * its own for the case into the data of every page.
 */
export default function NotFound() {
  return null
}
