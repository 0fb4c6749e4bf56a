import { readFileSync } from 'node:fs'
import { manifestOf, manifestPath } from './manifest'

const icon = (name: string, sizes: string, type: string) => ({ src: `/${name}`, sizes, type })

const SHORTCUTS = ['jpg-compressor', 'image-resizer', 'word-counter', 'credit-calculator', 'pomodoro-timer']

describe('the web app manifest', () => {
  it('lies at the root of its language', () => {
    expect(manifestPath('ko')).toBe('/manifest.webmanifest')
    expect(manifestPath('ja')).toBe('/ja/manifest.webmanifest')
  })

  it('is one app in every language, started in its own', async () => {
    const korean = await manifestOf('ko')
    expect(korean).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'ko', dir: 'ltr', name: '도구상자' })
    expect(await manifestOf('en')).toMatchObject({ id: '/', scope: '/', start_url: '/en', lang: 'en', dir: 'ltr' })
  })

  it('says how the app looks and what it is', async () => {
    expect(await manifestOf('ko')).toMatchObject({
      short_name: '도구상자',
      description: JSON.parse(readFileSync('messages/ko/home.json', 'utf8')).seo.description,
      display: 'standalone',
      background_color: '#f7f8fa',
      theme_color: '#3d3bdb',
      categories: ['utilities', 'productivity'],
    })
  })

  it('names icons of the sizes that their files have', async () => {
    const { icons = [] } = await manifestOf('ko')
    expect(icons).toEqual([
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      { ...icon('icon-maskable-512.png', '512x512', 'image/png'), purpose: 'maskable' },
      icon('icon.svg', 'any', 'image/svg+xml'),
    ])
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
      // Width and height stand in the first chunk of a PNG.
      const header = readFileSync(`public${src}`)
      expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('offers the featured tools as shortcuts, by their names', async () => {
    const { shortcuts = [] } = await manifestOf('en')
    expect(shortcuts.map(({ url }) => url)).toEqual(SHORTCUTS.map((slug) => `/en/tools/${slug}`))
    expect(shortcuts[1]).toEqual({
      name: 'Image resizer',
      url: '/en/tools/image-resizer',
      icons: [icon('icon-192.png', '192x192', 'image/png')],
    })
  })

  it('takes photos that are shared with the app or opened in it', async () => {
    const { share_target: shared, file_handlers: handlers } = await manifestOf('ja')
    expect(shared).toEqual({
      action: '/ja/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*'] }] },
    })
    const accept = {
      'image/jpeg': ['.jpg', '.jpeg'],
      'image/png': ['.png'],
      'image/webp': ['.webp'],
      'image/heic': ['.heic', '.heif'],
      'image/avif': ['.avif'],
    }
    expect(handlers).toEqual([{ action: '/ja', accept }])
  })
})
