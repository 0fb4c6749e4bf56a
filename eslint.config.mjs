import { readdirSync } from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { walls } from './scripts/lint/walls.mjs'

const SCREEN = ['react', 'react-dom', 'next', 'next-intl', 'sonner']
const PURE_IMAGE = 'lib/image/(limits|formats|pixels|(saved-)?recipes?|compress/(quality-levels|size-search))'
const TOOLS = readdirSync('lib/tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** A folder of docs/architecture.md: what it opens besides itself, and whether it knows React. */
function room(files, may, message, { screen = false } = {}) {
  return {
    files,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'toolbox/walls': ['error', { may, message, packages: screen ? [] : SCREEN }] },
  }
}

/** The folders of one tool: none of them opens another tool's. */
function toolRooms(slug) {
  const logic = ['lib/tools/description', 'lib/(core|text|formulas)/', PURE_IMAGE, `lib/tools/${slug}/`]
  const engine = [...logic, 'lib/(image|workers)/', 'lib/platform/(engine-files|read-text)']
  return [
    room([`lib/tools/${slug}/**`], logic, "A tool's logic opens pure rooms and its own folder."),
    room(
      [`lib/tools/${slug}/{worker,engine}/**`],
      engine,
      "A tool's worker opens pictures, the worker bridge and its own tool.",
    ),
    room(
      [`components/tools/${slug}/**`],
      [...engine, 'lib/platform/', 'components/ui/', `components/tools/${slug}/`],
      "A tool's screen opens shared parts, its own logic and its own worker.",
      { screen: true },
    ),
    room(
      [`app/*/tools/${slug}/*/page.tsx`],
      ['components/pages/tool-route', `components/tools/${slug}/`],
      "A tool's route joins its screen to the page.",
      { screen: true },
    ),
  ]
}

const RULES_OF_REACT = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))

/** The React Compiler reads every component for them, which takes a third of the linter's time. */
const RULES_OF_COMPILER = RULES_OF_REACT.filter(
  (name) => /^react-hooks\//.test(name) && !/rules-of-hooks|exhaustive-deps/.test(name),
)

/** A thousand globals would be declared in each file, and no-eval alone asks for any. */
const nextWithFewGlobals = next.map(({ languageOptions, ...part }) => ({
  ...part,
  ...(languageOptions && { languageOptions: { ...languageOptions, globals: { window: false, global: false } } }),
}))

const config = [
  {
    ignores: ['.next/**', 'out/**', 'public/**', 'next-env.d.ts', 'e2e/fixtures/**', 'reports/**', 'test-results/**'],
  },
  ...nextWithFewGlobals,
  ...typescript,
  {
    plugins: { toolbox: { rules: { walls } } },
    rules: {
      'toolbox/walls': ['error', {}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Rules of the pages router and of next/link, neither of which this site uses.
      '@next/next/no-head-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      // Every picture here is a blob of the visitor's own; there is nothing for next/image to optimise.
      '@next/next/no-img-element': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
      'no-console': 'error',
      'no-eval': 'error',
      eqeqeq: 'error',
    },
  },
  // Node runs these as they are and knows no '@/'.
  { files: ['scripts/**/*.mjs'], rules: { 'toolbox/walls': 'off' } },
  { files: ['scripts/**', '*.mjs'], rules: { 'no-console': 'off', 'import/no-anonymous-default-export': 'off' } },
  // What Turbopack loads a loader with.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // No React in them: its rules take a sixth of the linter's time here, and Playwright's `use` is no hook.
  {
    files: ['lib/**', 'scripts/**', 'e2e/**', 'deploy/test/**'],
    rules: Object.fromEntries(RULES_OF_REACT.map((name) => [name, 'off'])),
  },
  // `npm test` leaves them to editors, `npm run lint` and `npm run test:full`.
  ...(process.env.LINT_QUICK ? [{ rules: Object.fromEntries(RULES_OF_COMPILER.map((name) => [name, 'off'])) }] : []),
  // The compiler finds them in TypeScript (noUnusedLocals, noUnusedParameters), at no cost.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // A declaration of a global takes `var`.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
  room(['lib/core/**'], [], 'lib/core opens nothing outside itself.'),
  room(['lib/text/**', 'lib/formulas/**'], ['lib/core/'], 'Pure logic opens lib/core.'),
  room(
    ['lib/image/{formats,pixels}/**', 'lib/image/*.ts'],
    ['lib/core/', PURE_IMAGE],
    'Formats and pixels open lib/core and each other.',
  ),
  room(
    ['lib/image/{codecs,compress}/**'],
    ['lib/(core|image|workers)/'],
    'Codecs open formats, pixels and the worker bridge.',
  ),
  room(
    ['lib/platform/**'],
    ['lib/(core|text|image|platform)/', 'lib/base-path', 'lib/offline/(messages|shared-files|engine-table)'],
    'The platform opens pure rooms and what it says to the service worker.',
  ),
  room(['lib/workers/**'], ['lib/core/'], 'The worker bridge opens lib/core.'),
  room(
    ['lib/offline/**'],
    ['lib/core/', 'lib/i18n/locales'],
    'The service worker opens lib/core, the list of languages and its own folder.',
  ),
  room(
    ['lib/search/**'],
    ['lib/(core|text|i18n|search)/', 'lib/tools/(registry|catalog|description)'],
    'Search knows no screen.',
  ),
  room(
    ['components/ui/**'],
    ['lib/(core|text|formulas|image|platform|i18n)/', 'lib/workers/client', 'components/ui/', 'messages/\\w+/recipes'],
    'Shared parts know no tool.',
    { screen: true },
  ),
  room(
    ['components/{search,home}/**'],
    ['lib/(core|text|platform|i18n|search)/', 'lib/tools/description', 'components/(ui|search|home)/'],
    'Search knows tools by the index only.',
    { screen: true },
  ),
  room(
    ['components/tool/**'],
    ['components/(ui|tool)/', 'lib/(core|i18n|platform)/', 'lib/tools/(registry|catalog|description)'],
    "Only a tool's own routes open components/tools.",
    { screen: true },
  ),
  room(
    ['components/shell/**'],
    [
      'components/(shell|ui|search)/',
      'messages/',
      'lib/(core|i18n|platform|seo)/',
      'lib/offline/messages',
      'lib/(site|base-path)',
      'lib/tools/(registry|catalog|description)',
    ],
    'The shell opens no tool.',
    { screen: true },
  ),
  room(
    ['components/pages/**'],
    [
      'components/(shell|tool|ui|home|pages|search)/',
      'lib/(i18n|seo|core|platform)/',
      'lib/(site|base-path|third-party)',
      'lib/offline/messages',
      'lib/tools/(registry|catalog|description)',
    ],
    'Pages open no worker, no engine and no tool.',
    { screen: true },
  ),
  room(
    ['app/**'],
    ['app/', 'components/(pages|shell|ui)/', 'lib/(i18n|seo|search)/', 'lib/site', 'lib/tools/catalog'],
    'Routes are one-liners over components/pages.',
    { screen: true },
  ),
  ...TOOLS.flatMap(toolRooms),
]

export default config
