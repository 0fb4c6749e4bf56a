import { LOCALES } from '@/lib/i18n/locales'
import { securityText } from './security-txt'

afterEach(() => {
  for (const name of ['SITE_EMAIL', 'SITE_URL']) delete process.env[name]
})

describe('security.txt', () => {
  it.each([
    [' owner@a.example ', 'https://b.example/shop//', 'mailto:owner@a.example', 'https://b.example/shop/.well-known'],
    [' ', '', 'mailto:hello@toolbox.example', 'https://toolbox.example/.well-known'],
  ])('names whoever runs the site, as the settings %j and %j have it', async (email, url, contact, folder) => {
    Object.assign(process.env, { SITE_EMAIL: email, SITE_URL: url })
    jest.resetModules()
    const [first, , , last] = (await import('./security-txt')).securityText(new Date(0)).split('\n')
    expect([first, last]).toEqual([`Contact: ${contact}`, `Canonical: ${folder}/security.txt`])
  })

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
