const SCREEN = ['react', 'react-dom', 'next', 'next-intl', 'sonner']
const PURE_IMAGE =
  'lib/image/(limits|formats|pixels|faces/\\w+-faces?|(saved-)?recipes?|compress/(quality-levels|size-search))'

/** What opens a tool's logic: `$1` is the tool of the folder. */
const LOGIC = ['lib/tools/description', 'lib/(core|text|formulas|answers)/', PURE_IMAGE, 'lib/tools/$1/']
const ENGINE = [...LOGIC, 'lib/(image|workers)/', 'lib/platform/(engine-files|read-text)']

/**
 * The folders of docs/architecture.md: `in`, a regular expression of their files; `may`, what they open besides themselves;
 * `isScreen` if they know React. The last one that a file is in counts.
 */
export const ROOMS = [
  { in: 'lib/core/', may: [], message: 'lib/core opens nothing outside itself.' },
  { in: 'lib/(text|formulas)/', may: ['lib/core/'], message: 'Pure logic opens lib/core.' },
  {
    in: 'lib/image/((formats|pixels)/|[^/]+\\.ts$)',
    may: ['lib/core/', PURE_IMAGE],
    message: 'Formats and pixels open lib/core and each other.',
  },
  {
    in: 'lib/image/(codecs|compress|faces)/',
    may: ['lib/(core|image|workers)/'],
    message: 'Codecs open formats, pixels and the worker bridge.',
  },
  {
    in: 'lib/platform/',
    may: ['lib/(core|text|image|platform)/', 'lib/base-path', 'lib/offline/(messages|shared-files|engine-table)'],
    message: 'The platform opens pure rooms and what it says to the service worker.',
  },
  { in: 'lib/workers/', may: ['lib/core/'], message: 'The worker bridge opens lib/core.' },
  {
    in: 'lib/offline/',
    may: ['lib/core/', 'lib/i18n/locales'],
    message: 'The service worker opens lib/core, the list of languages and its own folder.',
  },
  {
    in: 'lib/answers/',
    may: ['lib/core/', 'lib/tools/answers.generated'],
    message: 'The box opens lib/core and the answers that tools declare.',
  },
  {
    in: 'lib/search/',
    may: ['lib/(core|text|i18n|search)/', 'lib/tools/(registry|catalog|description)'],
    message: 'Search knows no screen.',
  },
  {
    in: 'components/ui/',
    may: [
      'lib/(core|text|formulas|image|platform|i18n)/',
      'lib/workers/client',
      'components/ui/',
      'messages/\\w+/(recipes|faces)',
    ],
    message: 'Shared parts know no tool.',
    isScreen: true,
  },
  {
    in: 'components/(search|home)/',
    may: ['lib/(core|text|platform|i18n|search|answers)/', 'lib/tools/description', 'components/(ui|search|home)/'],
    message: 'Search knows tools by the index only.',
    isScreen: true,
  },
  {
    in: 'components/tool/',
    may: ['components/(ui|tool)/', 'lib/(core|i18n|platform)/', 'lib/tools/(registry|catalog|description)'],
    message: "Only a tool's own routes open components/tools.",
    isScreen: true,
  },
  {
    in: 'components/shell/',
    may: [
      'components/(shell|ui|search)/',
      'messages/',
      'lib/(core|i18n|platform|seo)/',
      'lib/offline/messages',
      'lib/(site|base-path)',
      'lib/tools/(registry|catalog|description)',
    ],
    message: 'The shell opens no tool.',
    isScreen: true,
  },
  {
    in: 'components/pages/',
    may: [
      'components/(shell|tool|ui|home|pages|search)/',
      'lib/(i18n|seo|core|platform)/',
      'lib/(site|base-path|third-party)',
      'lib/offline/messages',
      'lib/tools/(registry|catalog|description)',
      'data/terms',
    ],
    message: 'Pages open no worker, no engine and no tool.',
    isScreen: true,
  },
  {
    in: 'app/',
    may: ['app/', 'components/(pages|shell|ui)/', 'lib/(i18n|seo|search)/', 'lib/site', 'lib/tools/catalog'],
    message: 'Routes are one-liners over components/pages.',
    isScreen: true,
  },
  { in: 'lib/tools/([^/]+)/', may: LOGIC, message: "A tool's logic opens pure rooms and its own folder." },
  {
    in: 'lib/tools/([^/]+)/(worker|engine)/',
    may: ENGINE,
    message: "A tool's worker opens pictures, the worker bridge and its own tool.",
  },
  {
    in: 'components/tools/([^/]+)/',
    may: [...ENGINE, 'lib/platform/', 'components/ui/', 'components/tools/$1/'],
    message: "A tool's screen opens shared parts, its own logic and its own worker.",
    isScreen: true,
  },
  {
    in: 'app/[^/]+/tools/([^/]+)/[^/]+/page\\.tsx$',
    may: ['components/pages/tool-route', 'components/tools/$1/', 'app/\\[locale\\]/tools/$1/'],
    message: "A tool's route joins its screen to the page; without a language prefix, it is the same route.",
    isScreen: true,
  },
]

/** What a file may open, as `{ may, message, packages }` with the packages it never opens; null where no wall is. */
export function roomOf(file) {
  if (/\.test\.tsx?$/.test(file)) return null
  const room = ROOMS.findLast((each) => new RegExp(`^${each.in}`).test(file))
  if (!room) return null
  const [, tool = ''] = new RegExp(`^${room.in}`).exec(file)
  return {
    may: room.may.map((door) => new RegExp(`^${door.replaceAll('$1', tool)}`)),
    message: room.message,
    packages: room.isScreen ? [] : SCREEN,
  }
}
