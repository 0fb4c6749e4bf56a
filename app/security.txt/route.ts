import { securityText } from '@/lib/seo/security-txt'

export const dynamic = 'force-static'

/** `scripts/host-files.mjs` moves it to /.well-known/: TypeScript looks into no folder whose name begins with a dot. */
export function GET(): Response {
  return new Response(securityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
