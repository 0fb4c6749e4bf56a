import { LOCALES } from '@/lib/i18n/locales'
import { securityText } from './security-txt'

describe('security.txt', () => {
  it('has a contact and an expiry date less than a year after the build', () => {
    const text = securityText(new Date('2026-11-21T17:30:05Z'))
    expect(text).toBe(
      'Contact: mailto:hello@toolbox.example\n' +
        'Expires: 2027-11-16T00:00:00Z\n' +
        `Preferred-Languages: ${LOCALES.join(', ')}\n` +
        'Canonical: https://toolbox.example/.well-known/security.txt\n',
    )
  })

  it('is the same for all builds of a day', () => {
    expect(securityText(new Date('2026-11-21T00:00:00Z'))).toBe(securityText(new Date('2026-11-21T23:59:59Z')))
  })
})
