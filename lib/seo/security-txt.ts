import 'server-only'
import { BASE_PATH } from '@/lib/base-path'
import { LOCALES } from '@/lib/i18n/locales'
import { site } from '@/lib/site'

// RFC 9116 recommends less than a year.
const VALID_DAYS = 360
const DAY_MS = 86_400_000

/** Text of security.txt (RFC 9116), valid for 360 days from the UTC day of the build. */
export function securityText(built: Date): string {
  const midnight = Math.floor(built.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(midnight + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z')
  const fields = [
    ['Contact', `mailto:${site.email}`],
    ['Expires', expires],
    ['Preferred-Languages', LOCALES.join(', ')],
    ['Canonical', `${site.url}${BASE_PATH}/.well-known/security.txt`],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
