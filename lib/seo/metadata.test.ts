import { absoluteUrl, alternates, pageMetadata, socialPictureUrl } from './metadata'

const SITE = 'https://toolbox.example'

test('addresses of a page in each language, Korean without a prefix', () => {
  expect([absoluteUrl('ko', '/'), absoluteUrl('ko', '/about'), absoluteUrl('ja', '/')]).toEqual([
    `${SITE}/`,
    `${SITE}/about`,
    `${SITE}/ja`,
  ])
  expect(socialPictureUrl('ko', '/')).toBe(`${SITE}/og/ko/home.png`)
  expect(socialPictureUrl('en', '/tools/a-b')).toBe(`${SITE}/og/en/tools/a-b.png`)
})

test.each([
  [undefined, { ko: '/a', en: '/en/a', ja: '/ja/a', 'x-default': '/a' }],
  [['en', 'ja'] as const, { en: '/en/a', ja: '/ja/a', 'x-default': '/en/a' }],
  [['ja', 'ko'] as const, { ja: '/ja/a', ko: '/a', 'x-default': '/a' }],
  [[], { 'x-default': '/a' }],
])('of the languages %j the default is Korean, else the first', (locales, expected) => {
  const urls = Object.fromEntries(Object.entries(expected).map(([language, path]) => [language, SITE + path]))
  expect(alternates('/a', locales)).toEqual(urls)
})

const WORDS = { title: 'Loans', description: 'What a loan costs.', keywords: 'loan, rate' }

test('a page says of itself what search engines and previews ask for', () => {
  expect(pageMetadata('en', '/tools/a-b', 'Toolbox', WORDS, ['ko', 'en'])).toEqual({
    metadataBase: new URL(SITE),
    ...WORDS,
    applicationName: 'Toolbox',
    alternates: {
      canonical: `${SITE}/en/tools/a-b`,
      languages: { ko: `${SITE}/tools/a-b`, en: `${SITE}/en/tools/a-b`, 'x-default': `${SITE}/tools/a-b` },
    },
    openGraph: {
      title: 'Loans',
      description: 'What a loan costs.',
      type: 'website',
      siteName: 'Toolbox',
      url: `${SITE}/en/tools/a-b`,
      locale: 'en_US',
      alternateLocale: ['ko_KR'],
      images: [{ url: `${SITE}/og/en/tools/a-b.png`, type: 'image/png', width: 1200, height: 630, alt: 'Loans' }],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Loans',
      description: 'What a loan costs.',
      images: [`${SITE}/og/en/tools/a-b.png`],
    },
    manifest: '/en/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  })
})

test('previews may have words of their own', () => {
  const own = { ogTitle: 'O', ogDescription: 'OD', twitterTitle: 'T', twitterDescription: 'TD' }
  const { openGraph, twitter } = pageMetadata('ko', '/', 'Toolbox', { ...WORDS, ...own })
  expect(openGraph).toMatchObject({ title: 'O', description: 'OD', images: [{ alt: 'O' }] })
  expect(openGraph).toMatchObject({ alternateLocale: ['en_US', 'ja_JP'] })
  expect(twitter).toMatchObject({ title: 'T', description: 'TD' })
})
