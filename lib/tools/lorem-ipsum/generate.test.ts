import fc from 'fast-check'
import { defaultsOf, parseFields } from '@/lib/core/fields'
import { seededRandom } from '@/lib/core/random'
import { countProblem, FILLER_LANGUAGES, FILLER_TYPES, loremIpsumFields } from './fields'
import { generateFiller, withTags, type FillerRequest } from './generate'
import { japanese } from './japanese'
import { korean } from './korean'
import { latin } from './latin'
import { chance, pickRun, randomInteger } from './pick'

const request = (changes: Partial<FillerRequest> = {}): FillerRequest => ({
  count: 5,
  type: 'paragraphs',
  fillerLanguage: 'latin',
  startWithLorem: true,
  ...changes,
})
const make = (changes: Partial<FillerRequest> = {}, seed = 1) => generateFiller(request(changes), seededRandom(seed))

describe('what is drawn', () => {
  const drawn = (...numbers: number[]) => {
    const left = [...numbers]
    return () => left.shift() ?? 0
  }
  it('is never twice the same in a row', () => {
    expect(pickRun(drawn(0, 0.49, 0.5, 0.99, 0.1, 0.9), ['a', 'b'], 4)).toEqual(['a', 'b', 'a', 'b'])
  })
  it('is each whole number from the least to the most, and true as often as it should be', () => {
    expect([0, 0.33, 0.34, 0.99].map((number) => randomInteger(drawn(number), 4, 6))).toEqual([4, 4, 5, 6])
    expect([0.29, 0.3].map((number) => chance(drawn(number), 0.3))).toEqual([true, false])
  })
})

describe('the documented rules', () => {
  it('default to five paragraphs that start with the classic opening', () => {
    const { values } = parseFields(loremIpsumFields, defaultsOf(loremIpsumFields))
    expect(values).toMatchObject({ count: 5, type: 'paragraphs', fillerLanguage: 'latin', startWithLorem: true })
    const { text } = make()
    expect(text.split('\n\n')).toHaveLength(5)
    expect(text).toMatch(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit,/)
    expect(text.match(/Lorem/g)).toHaveLength(1)
    expect(make({ startWithLorem: false }).text).not.toContain('Lorem')
  })

  it('use about a hundred Latin words', () => {
    expect(new Set(latin.words).size).toBe(latin.words.length)
    expect(latin.words.length).toBeGreaterThanOrEqual(95)
    expect(latin.words.length).toBeLessThanOrEqual(120)
  })

  it.each([
    ['Latin', latin, /^[A-Za-z]+,?$/],
    ['Korean', korean, /^[가-힣]+,?$/],
    ['Japanese', japanese, /^[ぁ-んァ-ヶー一-龯々]+、?$/],
  ] as const)('compose %s sentences of words, none of them empty', (_, filler, word) => {
    const random = seededRandom(7)
    const words = Array.from({ length: 2_000 }, () => filler.sentence(random)).flat()
    expect([...new Set([...words, ...filler.words])].filter((one) => !word.test(one))).toEqual([])
  })

  it('give sentences of 5 to 19 words and paragraphs of 3 to 7 sentences', () => {
    const paragraphs = make({ count: 100 }).text.split('\n\n')
    expect(paragraphs).toHaveLength(100)
    for (const paragraph of paragraphs) {
      expect(paragraph).toMatch(/^[A-Z].*\.$/)
      const sentences = paragraph.split(/(?<=\.) /)
      expect(sentences.length).toBeGreaterThanOrEqual(3)
      expect(sentences.length).toBeLessThanOrEqual(7)
      for (const sentence of sentences) {
        const words = sentence.split(' ').length
        expect(words).toBeGreaterThanOrEqual(5)
        expect(words).toBeLessThanOrEqual(19)
        expect(sentence).not.toMatch(/,\.|,,/)
      }
    }
  })

  it.each([
    ['paragraphs', '100', false],
    ['paragraphs', '101', true],
    ['sentences', '0', true],
    ['words', '-1', true],
    ['characters', '10000', false],
    ['characters', '10001', true],
  ] as const)('%s %s out of bounds: %s', (type, count, isRefused) => {
    const { values } = parseFields(loremIpsumFields, { ...defaultsOf(loremIpsumFields), type, count })
    expect(countProblem(values) !== undefined).toBe(isRefused)
  })
})

describe('every request', () => {
  const anyRequest = fc.record<FillerRequest>({
    count: fc.integer({ min: 1, max: 100 }),
    type: fc.constantFrom(...FILLER_TYPES),
    fillerLanguage: fc.constantFrom(...FILLER_LANGUAGES),
    startWithLorem: fc.boolean(),
  })

  it('generates exactly the requested amount, and the same text for the same seed', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), (any, seed) => {
        const made = generateFiller(any, seededRandom(seed))
        expect(generateFiller(any, seededRandom(seed))).toEqual(made)
        if (any.type === 'paragraphs' || any.type === 'sentences') expect(made.items).toHaveLength(any.count)
        if (any.type === 'words') expect(made.text.split(/\s+/)).toHaveLength(any.count)
        if (any.type === 'characters') expect([...made.text]).toHaveLength(any.count)
        expect(made.characters).toBe([...made.text].length)
        expect(made.text).not.toMatch(/\s$|undefined/)
      }),
    )
  })

  it('in characters has at most one punctuation mark after a word, at every length', () => {
    const faults: string[] = []
    for (const fillerLanguage of FILLER_LANGUAGES) {
      for (let count = 1; count <= 400; count++) {
        for (const startWithLorem of [true, false]) {
          const request = { count, type: 'characters', fillerLanguage, startWithLorem } as const
          const { text } = generateFiller(request, seededRandom(count))
          if ([...text].length !== count || /[.,、。]{2}|[\s,、]$/.test(text)) faults.push(text)
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('is different for each seed', () => {
    expect(make({}, 1).text).not.toBe(make({}, 2).text)
  })
})

describe.each([
  ['Korean', korean, /^[가-힣 ,]+$/],
  ['Japanese', japanese, /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}、]+$/u],
])('%s', (_, filler, letters) => {
  it('sentences have 5 to 19 words in the language’s script', () => {
    const random = seededRandom(7)
    const sentences = Array.from({ length: 2_000 }, () => filler.sentence(random))
    const lengths = sentences.map(({ length }) => length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(19)
    expect(sentences.filter((words) => !letters.test(words.join(filler.separator)))).toEqual([])
  })
})

it.each([
  ['여행자', korean, ['여행자는']],
  ['이웃', korean, ['이웃은']],
  ['안개', korean, ['안개가']],
  ['햇살', korean, ['햇살이']],
  ['지도', korean, ['지도를']],
  ['편지', korean, ['편지를']],
  ['그림', korean, ['그림을']],
  ['강가', korean, ['강가를', '강가에', '강가에서']],
  ['서점', korean, ['서점을', '서점에', '서점에서']],
  ['旅人', japanese, ['旅人は']],
  ['霧', japanese, ['霧が']],
  ['手紙', japanese, ['手紙を']],
  ['書店', japanese, ['書店で', '書店に', '書店を']],
] as const)('the noun %s has each particle that fits it and no other', (noun, filler, expected) => {
  const random = seededRandom(7)
  const words = Array.from({ length: 2_000 }, () => filler.sentence(random)).flat()
  expect([...new Set(words.filter((word) => word.startsWith(noun)))].toSorted()).toEqual([...expected].toSorted())
})

it('Japanese words are counted without spaces', () => {
  const { text, words } = make({ fillerLanguage: 'ja', count: 3 })
  expect(text.split('\n\n')).toHaveLength(3)
  expect(words).toBeGreaterThan(3 * 3 * 5)
})

it('HTML tags: paragraphs, a list of sentences, one paragraph of words', () => {
  const filler = { items: ['A b.', 'C d.'], text: '', words: 4, characters: 9 }
  expect(withTags(filler, 'paragraphs')).toBe('<p>A b.</p>\n<p>C d.</p>')
  expect(withTags(filler, 'sentences')).toBe('<ul>\n  <li>A b.</li>\n  <li>C d.</li>\n</ul>')
  expect(withTags(make({ type: 'words', count: 2 }), 'words')).toBe('<p>Lorem ipsum</p>')
})
