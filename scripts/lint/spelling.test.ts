import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Beginnings of words as the British spell them, and verbs in -ise that Americans write with z. */
const STEMS =
  'colour behaviour neighbour favour(?!ed by) honour humour labour harbour (?:milli|centi|kilo)?(?:metre|litre) cancell(?:ed|ing) labell modell travell signall(?:ed|ing) ' +
  'levell totall(?:ed|ing) grey licence defence offence centre centring fibre theatre catalogue analogue programme ' +
  'analys(?:ed?|es|ing)\\b judgement instalment whilst amongst learnt spelt ageing artefact sceptic fulfil(?!l) skilful practis(?:e|ing)'
const ISE =
  'optim|organ|recogn|real|normal|minim|maxim|initial|special|summar|serial|standard|custom|categor|emphas|apolog|author|' +
  'general|local|priorit|random|stabil|util|visual|synchron|capital|final|equal|memor|critic|digit|harmon|canonical|token|' +
  'sanit|quant|vector|raster|binar|personal|parameter|rational|regular'
const BRITISH = new RegExp(
  `(?<![a-z])(?:${STEMS.split(' ').join('|')}|(?:${ISE})is(?:e[sdr]?|ing|ations?|able)\\b)\\w*`,
  'gi',
)

/** Files whose words are others': what people type, quotations, wordings that the glossary forbids. */
const OTHERS =
  /^(e2e\/fixtures|scripts\/bench\/pages|lib\/tools\/markdown-html\/fixtures)\/|^docs\/glossary\.md$|\/aliases\.ts$|license/i
/** Names that are not ours to spell, and what visitors type. */
const NAMES = [
  // The value of `data-status`, a public name.
  /'cancelled'/g,
  // ARIA's attribute.
  /labelled-?by/gi,
  // A file of a package.
  /\/LICENCE'/g,
  /"(aliases|queries|keywords)": ".*"/g,
  // A ministry and a publication of the WHO.
  /Health, Labour and Welfare|sedentary behaviour/g,
]

const FILES = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(tsx?|[mc]?js|css|md|ya?ml|wat)$|^messages\/en\/.*\.json$/.test(file) && !OTHERS.test(file))

function britishIn(text: string): string[] {
  const ours = NAMES.reduce((rest, name) => rest.replace(name, ''), text)
  return ours.replace(/([a-z])([A-Z])/g, '$1 $2').match(BRITISH) ?? []
}

it('knows British spellings, and leaves American ones and names alone', () => {
  const british =
    'Colours of a neighbour, cancelled, greyscale, a licence, optimised normalisation, centred? centre, catalogues'
  expect(britishIn(british)).toHaveLength(10)
  expect(
    britishIn("colors, canceled, gray, license, optimized, exercise, premise, precise, promise, wise 'cancelled'"),
  ).toEqual([])
})

it('American spelling in code, comments, docs and English messages', () => {
  expect(FILES.length).toBeGreaterThan(1500)
  const found = FILES.filter((file) => file !== 'scripts/lint/spelling.test.ts').flatMap((file) =>
    britishIn(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})
