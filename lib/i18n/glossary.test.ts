import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from './locales'

interface Said {
  locale: Locale
  /** File and key, as `shell:ui.actions.copy`. */
  key: string
  text: string
}

interface Rule {
  name: string
  locales: readonly Locale[]
  wrong: RegExp
  /** A text that the rule must refuse, and one that it must let pass. */
  refused: string
  passed: string
  /** Texts that stay as they are: the beginning of a key, and why. */
  except?: Record<string, string>
}

/** What people type, what they would write, and pictures of an interface: no wording of ours. */
const NOT_OURS = /(^|[.:])(keywords|aliases|samples|icon)(\.|$)|placeholder/

function flatten(words: unknown, prefix: string): [string, string][] {
  if (typeof words === 'string') return [[prefix, words]]
  return Object.entries(words as object).flatMap(([key, value]) =>
    flatten(value, prefix.endsWith(':') ? prefix + key : `${prefix}.${key}`),
  )
}

function readMessages(locale: Locale): Said[] {
  const folder = join(process.cwd(), 'messages', locale)
  return readdirSync(folder).flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', ':'))
      .filter(([key]) => !NOT_OURS.test(key))
      .map(([key, text]) => ({ locale, key, text })),
  )
}

const MESSAGES: Record<Locale, Said[]> = { ko: readMessages('ko'), en: readMessages('en'), ja: readMessages('ja') }

interface Term {
  term: string
  words: Record<Locale, string[]>
  never: Record<Locale, string[]>
}

/** The rows of the table under “Words”. */
function readGlossary(markdown: string): Term[] {
  const section = markdown.split('## Words')[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const list = (cell = '') =>
    cell
      .split(/, ?(?=\S)/)
      .map((word) => word.trim())
      .filter(Boolean)
  return rows.slice(2).map((row) => {
    const [term = '', ko, en, ja, notKo, notEn, notJa] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return {
      term,
      words: { ko: list(ko), en: list(en), ja: list(ja) },
      never: { ko: list(notKo), en: list(notEn), ja: list(notJa) },
    }
  })
}

const TERMS = readGlossary(readFileSync(join(process.cwd(), 'docs/glossary.md'), 'utf8'))

/** Wordings that the glossary forbids and that stay, by the beginning of a key. */
const FIXED: Record<Locale, Record<string, string>> = {
  ko: { 'mp4-to-gif:page.seo': '동영상 is what people search for' },
  en: {},
  ja: {},
}

const isFixed = (key: string, fixed: Record<string, string> | undefined) =>
  Object.keys(fixed ?? {}).some((beginning) => key.startsWith(beginning))

const LEGAL = { 'privacy:page.terms': 'legal text', 'privacy:page.policy': 'legal text' }
const TYPED = {
  'unit-converter:page.faq.2': '5′11″ as it is typed',
  'unit-converter:page.faq.1': '5′11″ as it is typed',
}
const DOCUMENTED = 'wording of the documents'

const RULES: Rule[] = [
  {
    name: 'Korean speaks in 해요체',
    locales: ['ko'],
    wrong: /니다(?![가-힣])|십시오|[가-힣](?<!니)다\./,
    refused: '파일을 선택하십시오.',
    passed: '파일을 선택해 주세요. 바로 저장해요.',
    except: LEGAL,
  },
  {
    name: 'a Japanese sentence ends in です・ます',
    locales: ['ja'],
    wrong: /(?:[くぐつぬぶむるだ]|(?<!しょ)う|(?<![でま])す|(?<!まし|でし)た|ない)。/,
    refused: '画像を選択する。',
    passed: '画像を選択してください。元の容量を表示します。',
  },
  {
    name: 'an ellipsis is one sign',
    locales: LOCALES,
    wrong: /\.\.\.|。。|・・・/,
    refused: '처리 중...',
    passed: '처리 중…',
    except: {
      'shell:ui.busy': DOCUMENTED,
      'favicon-generator:ui.downloadingEach': DOCUMENTED,
      'mp4-to-gif:ui.errors.engineLoading': DOCUMENTED,
    },
  },
  {
    name: 'no exclamation marks',
    locales: ['ko', 'ja'],
    wrong: /[가-힣ぁ-んァ-ヶ一-龠][!！](?!」)/,
    refused: '복사했어요!',
    passed: '복사했어요',
  },
  {
    name: 'an English exclamation mark is a documented toast',
    locales: ['en'],
    wrong: /(?<=[a-z])(?<!successfully|copied to clipboard|loaded|complete|downloaded|sizes)!/,
    refused: 'Well done!',
    passed: 'CSV converted to JSON successfully!',
  },
  {
    name: 'no two spaces in a row',
    locales: LOCALES,
    wrong: / {2}/,
    refused: 'Copy  link',
    passed: 'Copy link',
  },
  {
    name: 'no straight quotes',
    locales: LOCALES,
    wrong: /["']/,
    refused: 'You can\'t divide "by zero".',
    passed: 'You can’t divide “by zero”.',
    except: TYPED,
  },
  {
    name: 'quotation marks of the language',
    locales: ['ko'],
    wrong: /[“”「」]/,
    refused: '“시작”을 누르세요.',
    passed: '‘시작’을 누르세요.',
  },
  {
    name: 'quotation marks of the language',
    locales: ['ja'],
    wrong: /[“”‘’]/,
    refused: '“開始”を押します。',
    passed: '「開始」を押します。',
  },
  {
    name: 'Japanese signs are full-width, figures and % half-width',
    locales: ['ja'],
    wrong: /[ぁ-んァ-ヶー一-龠](?:[,!:;]|\?(?!v=))|[ぁ-んァ-ヶー一-龠] ?\([^)]*[.ぁ-んァ-ヶ一-龠]|[０-９％～]/,
    refused: '年利７％, カレンダー (.ics)',
    passed: '年利7%、カレンダー（.ics）',
    except: {
      'csv-json-converter:page.about.4': 'a line of a CSV file',
      'scientific-calculator:ui.reference.log': 'a formula as it is typed',
    },
  },
  {
    name: 'no sign at the start of a line',
    locales: ['ja', 'ko'],
    wrong: /^(?:[、。，．）」』】・：；！？,)]|\.(?!md|txt))/,
    refused: '、それから',
    passed: 'それから、',
  },
  {
    name: 'no space before %',
    locales: LOCALES,
    wrong: /\d %/,
    refused: 'at 7 % a year',
    passed: 'at 7% a year',
  },
  {
    name: 'a Korean range has a tilde',
    locales: ['ko'],
    wrong: /[\d가-힣][–〜～][\d가-힣]/,
    refused: '3–8일',
    passed: '3~8일',
  },
  {
    name: 'units follow their number at once',
    locales: ['ko', 'ja'],
    wrong: /\d (?:KB|MB|cm|kg|ml|px)(?![a-z])/,
    refused: '최대 50 MB',
    passed: '최대 50MB',
  },
  {
    name: 'a space stands before an English unit',
    locales: ['en'],
    wrong: /\d(?:KB|MB|cm|kg|ml|px)(?![a-z])/,
    refused: 'up to 50MB',
    passed: 'up to 50 MB',
    except: { 'unit-converter:ui.hints': 'what may be pasted', 'unit-converter:page.howTo': 'what may be pasted' },
  },
  {
    name: 'no English sentence is left over',
    locales: ['ko', 'ja'],
    wrong: /\b[A-Z][a-z]+(?: [a-z]+){2,}(?:[.!?]|$)/,
    refused: '오류: Something went wrong.',
    passed: 'Lorem ipsum으로 시작하기',
    except: { 'shell:ui.failure.title': DOCUMENTED },
  },
]

/** The texts that break a rule and have no reason to. */
const broken = (rule: Rule, said: Said[]) =>
  said.filter(({ key, text }) => rule.wrong.test(text) && !isFixed(key, rule.except)).map(describeSaid)

const describeSaid = ({ locale, key, text }: Said) => `${locale} ${key}: ${text.slice(0, 160)}`

describe('one wording for one thing', () => {
  it('the glossary is read', () => {
    expect(TERMS.length).toBeGreaterThan(30)
    const table =
      '## Words\n\n| term | ko |\n| --- | --- |\n| video | 영상 | video | 動画 | 동영상, 비디오 | movie | | |\n'
    expect(readGlossary(table)).toEqual([
      {
        term: 'video',
        words: { ko: ['영상'], en: ['video'], ja: ['動画'] },
        never: { ko: ['동영상', '비디오'], en: ['movie'], ja: [] },
      },
    ])
  })

  it.each(LOCALES)('%s uses every word of it', (locale) => {
    const everything = MESSAGES[locale].map(({ text }) => text).join('\n')
    const unused = TERMS.flatMap(({ words }) => words[locale]).filter(
      (word) => !everything.toLowerCase().includes(word.toLowerCase()),
    )
    expect(unused).toEqual([])
  })

  it.each(LOCALES)('%s uses no wording that it forbids', (locale) => {
    const found = TERMS.flatMap(({ term, never }) =>
      never[locale].flatMap((word) =>
        MESSAGES[locale]
          .filter(({ key, text }) => text.includes(word) && !isFixed(key, FIXED[locale]))
          .map((said) => `${term}, not ${word}: ${describeSaid(said)}`),
      ),
    )
    expect(found).toEqual([])
  })
})

describe.each(RULES)('$name ($locales)', (rule) => {
  it('can tell', () => {
    expect(rule.refused).toMatch(rule.wrong)
    expect(rule.passed).not.toMatch(rule.wrong)
  })

  it.each(rule.locales)('%s', (locale) => {
    expect(broken(rule, MESSAGES[locale])).toEqual([])
  })
})

it('every exception is still needed', () => {
  const needless = RULES.flatMap((rule) =>
    Object.keys(rule.except ?? {}).filter(
      (beginning) =>
        !rule.locales.some((locale) =>
          MESSAGES[locale].some(({ key, text }) => key.startsWith(beginning) && rule.wrong.test(text)),
        ),
    ),
  )
  expect(needless).toEqual([])
})
