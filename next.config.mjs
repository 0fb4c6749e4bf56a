import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

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
  experimental: {
    globalNotFound: true,
  },
}

export default withNextIntl(config)
