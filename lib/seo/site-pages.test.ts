import { readFileSync } from 'node:fs'
import { localeOf, offlineMetadata, prefixedLocaleParams, sitePageMetadata, toolMetadata } from './site-pages'

const words = (locale: string, file: string) => JSON.parse(readFileSync(`messages/${locale}/${file}.json`, 'utf8'))

it('a page of the site says where it is, in which languages and how it is shared', async () => {
  const { seo } = words('ko', 'about')
  expect(await sitePageMetadata('ko', '/about')).toEqual({
    metadataBase: new URL('https://toolbox.example'),
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    applicationName: '도구상자',
    alternates: {
      canonical: 'https://toolbox.example/about',
      languages: {
        ko: 'https://toolbox.example/about',
        en: 'https://toolbox.example/en/about',
        ja: 'https://toolbox.example/ja/about',
        'x-default': 'https://toolbox.example/about',
      },
    },
    openGraph: {
      title: seo.ogTitle ?? seo.title,
      description: seo.ogDescription ?? seo.description,
      type: 'website',
      siteName: '도구상자',
      url: 'https://toolbox.example/about',
      locale: 'ko_KR',
      alternateLocale: ['en_US', 'ja_JP'],
      images: [
        {
          url: 'https://toolbox.example/og/ko/about.png',
          type: 'image/png',
          width: 1200,
          height: 630,
          alt: seo.ogTitle ?? seo.title,
        },
      ],
    },
    twitter: {
      card: 'summary_large_image',
      title: seo.twitterTitle ?? seo.ogTitle ?? seo.title,
      description: seo.twitterDescription ?? seo.ogDescription ?? seo.description,
      images: ['https://toolbox.example/og/ko/about.png'],
    },
    manifest: '/manifest.webmanifest',
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

it.each([
  ['/', 'home', '/og/en/home.png'],
  ['/contact', 'contact', '/og/en/contact.png'],
  ['/privacy-policy', 'privacy', '/og/en/privacy-policy.png'],
  ['/licenses', 'licenses', '/og/en/licenses.png'],
] as const)('%s has the title of its own file and its own picture', async (path, file, picture) => {
  const metadata = await sitePageMetadata('en', path)
  expect(metadata.title).toBe(words('en', file).seo.title)
  expect(metadata.openGraph?.images).toMatchObject([{ url: `https://toolbox.example${picture}` }])
})

it('a link preview of a tool shows its name and purpose, a search engine the title made for it', async () => {
  const { page } = words('en', 'bmi-calculator')
  const metadata = await toolMetadata('en', 'bmi-calculator')
  expect(metadata.title).toBe(page.seo.title)
  expect(metadata.openGraph?.title).toBe(page.seo.ogTitle ?? `${page.name} · ${page.short}`)
  expect(metadata.openGraph?.description).toBe(page.seo.ogDescription ?? page.description)
})

it('the page of a need names only the languages that have it', async () => {
  const metadata = await toolMetadata('ja', 'image-resizer', 'my-number-card-photo')
  const url = 'https://toolbox.example/ja/tools/image-resizer/my-number-card-photo'
  expect(metadata.title).toBe(words('ja', 'needs/my-number-card-photo').seo.title)
  expect(metadata.alternates).toEqual({ canonical: url, languages: { ja: url, 'x-default': url } })
  expect(metadata.openGraph).toMatchObject({ locale: 'ja_JP', alternateLocale: [] })
})

it('the page shown without a connection is kept from search engines', async () => {
  expect(await offlineMetadata('en')).toEqual({
    title: words('en', 'offline').page.standIn.title,
    robots: { index: false },
  })
})

it('routes with a prefix exist for English and Japanese, and no others', async () => {
  expect(prefixedLocaleParams()).toEqual([{ locale: 'en' }, { locale: 'ja' }])
  expect(await localeOf(Promise.resolve({ locale: 'ja' }))).toBe('ja')
  await expect(localeOf(Promise.resolve({ locale: 'xx' }))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})
