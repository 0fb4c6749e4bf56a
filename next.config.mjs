import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Puts the small formatter of compiled texts in the parser's place; they are compiled where they are read (lib/i18n/messages.ts).
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

/*
 * Every link of the site is a plain anchor, so the browser's half of Next's router never navigates, prefetches or calls a
 * server: what only does that is emptied. 6 KB (brotli) less on each page; held by the limit of e2e/every-page.spec.ts.
 */
const UNUSED_OF_ROUTER = [
  'app-router-state',
  'links',
  'prefetch',
  'router-reducer/fetch-server-response',
  'router-reducer/router-reducer',
  'segment-cache/optimistic-routes',
  'segment-cache/scheduler',
]

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  // For `npm run licenses:audit`, which reads in them what the bundles are made of.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
  // `npm run typecheck` checks more than the build would (three sets of libraries) and the tests run it first.
  typescript: { ignoreBuildErrors: true },
  ...(process.env.BASE_PATH && { basePath: process.env.BASE_PATH }),
  env: {
    SITE_BASE_PATH: process.env.BASE_PATH ?? '',
  },
  turbopack: {
    rules: Object.fromEntries(
      UNUSED_OF_ROUTER.map((name) => [
        `**/next/dist/client/components/${name}.js`,
        { condition: { all: ['browser', 'production'] }, loaders: ['./scripts/emptied-module.cjs'] },
      ]),
    ),
  },
  experimental: {
    globalNotFound: true,
    // Of a long catalogue's runs each would hold what the ones before it have left there.
    turbopackFileSystemCacheForBuild: false,
  },
}

export default withNextIntl(config)
