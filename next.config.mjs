import { readdirSync, readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'
import { inlineScript } from './scripts/build/inline-script.mjs'
import { esbuildTargets } from './scripts/build/targets.mjs'
import { writeCatalog } from './scripts/catalog.mjs'
import { stampEditedWords } from './scripts/words-edited.mjs'

writeCatalog()
stampEditedWords()

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Puts the small formatter of compiled texts in the parser's place; they are compiled where they are read (lib/i18n/messages.ts).
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

/** One message file of every language, by language, as JSON. */
function inEveryLanguage(name) {
  const languages = readdirSync('messages')
  const read = (language) => JSON.parse(readFileSync(`messages/${language}/${name}.json`, 'utf8'))
  return JSON.stringify(Object.fromEntries(languages.map((language) => [language, read(language)])))
}

const BASE_PATH = process.env.BASE_PATH ?? ''
const EARLY = { module: 'components/shell/inline/early-script.ts', name: 'runEarly', target: esbuildTargets() }

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  // For `npm run licenses:audit`, which reads in them what the bundles are made of.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
  // `npm run typecheck` checks more than the build would (three sets of libraries) and the tests run it first.
  typescript: { ignoreBuildErrors: true },
  basePath: BASE_PATH,
  env: {
    SITE_BASE_PATH: BASE_PATH,
    // For components/shell/inline/InlineScripts.tsx; `next dev` has to be started again after a change.
    EARLY_SCRIPT: inlineScript(EARLY, BASE_PATH),
    // For components/shell/global-error-words.ts, which has no server to read them.
    GLOBAL_ERROR_WORDS: inEveryLanguage('global-error'),
  },
  experimental: { globalNotFound: true },
}

export default withNextIntl(config)
