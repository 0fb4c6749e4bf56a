import { securityText } from '@/lib/seo/security-txt'

export const dynamic = 'force-static'

/** `scripts/build/host-files.mjs` moves the file to `/.well-known/`, because TypeScript skips folders whose name starts with a dot. */
export function GET(): Response {
  return new Response(securityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
