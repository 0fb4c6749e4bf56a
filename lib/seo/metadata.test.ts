import { absoluteUrl, alternates, pageMetadata, previewTags, socialPictureUrl } from './metadata'

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
const PAGE = { locale: 'en', path: '/tools/a-b', siteName: 'Toolbox', words: WORDS, locales: ['ko', 'en'] } as const

test('a page says of itself what search engines and home screens ask for', () => {
  expect(pageMetadata(PAGE)).toEqual({
    metadataBase: new URL(SITE),
    ...WORDS,
    applicationName: 'Toolbox',
    alternates: { canonical: `${SITE}/en/tools/a-b` },
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

test('a link to it is previewed with its words and its picture, in every language that has it', () => {
  const picture = `${SITE}/og/en/tools/a-b.png`
  expect(previewTags(PAGE)).toEqual({
    alternates: [
      ['ko', `${SITE}/tools/a-b`],
      ['en', `${SITE}/en/tools/a-b`],
      ['x-default', `${SITE}/tools/a-b`],
    ],
    metas: [
      ['property', 'og:title', 'Loans'],
      ['property', 'og:description', 'What a loan costs.'],
      ['property', 'og:url', `${SITE}/en/tools/a-b`],
      ['property', 'og:site_name', 'Toolbox'],
      ['property', 'og:locale', 'en_US'],
      ['property', 'og:locale:alternate', 'ko_KR'],
      ['property', 'og:image', picture],
      ['property', 'og:image:type', 'image/png'],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['property', 'og:image:alt', 'Loans'],
      ['property', 'og:type', 'website'],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', 'Loans'],
      ['name', 'twitter:description', 'What a loan costs.'],
      ['name', 'twitter:image', picture],
    ],
  })
})

test('previews may have words of their own, and addresses of the home page have no slash', () => {
  const own = { ogTitle: 'O', ogDescription: 'OD', twitterTitle: 'T', twitterDescription: 'TD' }
  const { metas, alternates: addresses } = previewTags({
    ...PAGE,
    locale: 'ko',
    path: '/',
    words: { ...WORDS, ...own },
    locales: undefined,
  })
  const contents = (key: string) => metas.filter(([, name]) => name === key).map(([, , content]) => content)
  expect(
    ['og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description'].flatMap(contents),
  ).toEqual(['O', 'OD', 'O', 'T', 'TD'])
  expect(contents('og:url')).toEqual([SITE])
  expect(contents('og:locale:alternate')).toEqual(['en_US', 'ja_JP'])
  expect(addresses).toEqual([
    ['ko', SITE],
    ['en', `${SITE}/en`],
    ['ja', `${SITE}/ja`],
    ['x-default', SITE],
  ])
})

test('in a folder, the home page has one address in its preview, its canonical link and the sitemap', async () => {
  jest.resetModules()
  process.env.SITE_BASE_PATH = '/toolbox'
  const { alternates: all, pageMetadata: describe, previewTags: tags } = await import('./metadata')
  delete process.env.SITE_BASE_PATH
  const home = { ...PAGE, locale: 'ko', path: '/', locales: undefined } as const
  const { metas, alternates: addresses } = tags(home)
  expect(describe(home).alternates?.canonical).toBe(`${SITE}/toolbox/`)
  expect(metas).toContainEqual(['property', 'og:url', `${SITE}/toolbox/`])
  expect(Object.fromEntries(addresses)).toEqual(all('/'))
})
