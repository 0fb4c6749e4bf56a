import { htmlSnippet, webManifest } from './snippet'

const made = { sizes: [16, 192], hasSvg: true, themeColor: '#4F46E5', siteName: '가나다 "빵집"' }

it('links every generated file that belongs in a page', () => {
  expect(htmlSnippet(made)).toBe(
    [
      '<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="icon" type="image/png" sizes="16x16" href="/favicon-16x16.png">',
      '<link rel="icon" type="image/png" sizes="192x192" href="/favicon-192x192.png">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/site.webmanifest">',
      '<meta name="theme-color" content="#4F46E5">',
    ].join('\n'),
  )
  expect(htmlSnippet({ ...made, hasSvg: false })).not.toContain('svg')
})

it('the manifest lists only app sizes and the maskable icon', () => {
  const { icons, theme_color, name, short_name } = JSON.parse(webManifest(made))
  expect([name, short_name]).toEqual([made.siteName, made.siteName])
  expect(theme_color).toBe('#4F46E5')
  expect(icons).toEqual([
    { src: '/favicon-192x192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
})
