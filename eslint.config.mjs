import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/**
 * The walls of docs/architecture.md. Each room names what it may import through '@/'; everything else is refused with a
 * message that names the right door. './' stays inside a folder; '../' is never used.
 */
const PARENT = { regex: '^\\.\\./', message: "Import by '@/…' across folders; './' stays inside one." }

function room(files, allowed, message, extra = []) {
  const doors = allowed.map((door) => door.replaceAll('/', '\\/')).join('|')
  return {
    files,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [PARENT, { regex: `^@\\/(?!(${doors}))`, message }, ...extra] }],
    },
  }
}

const NO_REACT = {
  group: ['react', 'react-dom', 'next', 'next/*', 'next-intl', 'sonner'],
  message: 'Logic knows no screen.',
}

const config = [
  {
    ignores: [
      '.next/**',
      'out/**',
      'out.parts/**',
      'public/**',
      'next-env.d.ts',
      'e2e/fixtures/**',
      'reports/**',
      'test-results/**',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      'no-restricted-imports': ['error', { patterns: [PARENT] }],
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
  { files: ['scripts/**', '*.mjs'], rules: { 'no-console': 'off', 'import/no-anonymous-default-export': 'off' } },
  // Playwright hands a fixture its value through a function called use.
  { files: ['e2e/**', 'deploy/test/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // A declaration of a global takes `var`.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off', '@typescript-eslint/no-unused-vars': 'off' } },
  room(['lib/core/**'], ['lib/core/'], 'lib/core imports nothing outside itself.', [NO_REACT]),
  room(['lib/tools/*/**'], ['lib/core/'], "A tool's logic imports lib/core, its own folder and pure libraries only.", [
    NO_REACT,
  ]),
  room(
    ['lib/browser/**'],
    ['lib/core/', 'lib/base-path', 'lib/offline/(messages|shared-files)'],
    'lib/browser imports lib/core and what it says to the service worker.',
    [NO_REACT],
  ),
  room(['lib/offline/**'], ['lib/core/'], 'The service worker imports lib/core and its own folder.', [NO_REACT]),
  room(['lib/engines/**'], ['lib/core/', 'lib/browser/', 'lib/engines/'], 'Engines import lib/core only.', [NO_REACT]),
  room(
    ['lib/workers/**'],
    ['lib/core/', 'lib/tools/', 'lib/engines/', 'lib/workers/'],
    'Workers import lib/core, logic and engines.',
    [NO_REACT],
  ),
  room(
    ['components/ui/**', 'components/hooks/**'],
    ['lib/core/', 'lib/browser/', 'lib/i18n/', 'components/ui/', 'components/hooks/', 'lib/workers/client'],
    'UI parts and hooks know no tool.',
  ),
  room(['lib/search/**'], ['lib/(core|i18n|search)/', 'lib/tools/(registry|catalog)'], 'Searching knows no screen.', [
    NO_REACT,
  ]),
  room(
    ['components/search/**', 'components/home/**'],
    ['lib/(core|browser|i18n|search)/', 'components/(ui|hooks|search|home)/'],
    'Search knows tools by the index only.',
  ),
  room(
    ['components/tools/**'],
    ['components/ui/', 'components/hooks/', 'lib/tools/', 'lib/core/', 'lib/browser/', 'lib/workers/', 'lib/engines/'],
    "A tool's screen imports its own folder, ui, hooks, its own logic, lib/core, lib/browser, its worker or engine.",
    [{ regex: '^@\\/lib\\/tools\\/(registry|catalog)', message: 'The registry stays on the server.' }],
  ),
  room(
    ['components/tool/**'],
    ['components/ui/', 'components/hooks/', 'components/tool/', 'lib/core/', 'lib/i18n/', 'lib/browser/', 'lib/tools/'],
    "Only a tool's own routes open components/tools.",
  ),
  room(
    ['components/pages/**'],
    [
      'components/(shell|tool|ui|home|pages|search)/',
      'lib/(i18n|seo|core|browser)/',
      'lib/(site|base-path|third-party)',
      'lib/offline/messages',
      'lib/tools/(registry|catalog)',
    ],
    'Pages open no worker, no engine and no tool.',
  ),
  room(
    ['app/**'],
    ['app/', 'components/(pages|shell|ui)/', 'lib/(i18n|seo|search)/', 'lib/site', 'lib/tools/registry'],
    'Routes are one-liners over components/pages.',
  ),
  room(
    ['app/*/tools/*/page.tsx'],
    ['components/pages/tool-route', 'components/tools/'],
    "A tool's route joins its screen to the page.",
  ),
]

export default config
