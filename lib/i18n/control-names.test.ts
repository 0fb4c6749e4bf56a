import { describeSaid, MESSAGES, type Said } from '@/scripts/jest/messages'
import type { Locale } from './locales'

interface Prose {
  locale: Locale
  /** What a sentence in quotation marks tells to press, to choose or to turn on. */
  named: RegExp
  /** What a sentence without them tells to press or to turn on, as far as it may be a label. */
  bare: RegExp
  /** A sentence with a name that no control has, and one that leaves out the quotation marks. */
  unknown: string
  unquoted: string
}

const PROSE: readonly Prose[] = [
  {
    locale: 'ko',
    named: /‘([^’]{2,30})’(?:을|를|이|가)? ?(?:버튼)?(?:을|를)? ?(?:누르|눌러|눌렀|켜|끄|꺼|고르|골라|선택)/g,
    bare: /([^‘’.,:]{2,20})(?:을|를) (?:누르|눌러|눌렀|켜|끄|꺼)/g,
    unknown: '‘쀍뛟’을 눌러요.',
    unquoted: '그리고 비율 유지를 꺼요.',
  },
  {
    locale: 'en',
    named: /(?:[Pp]ress|[Cc]hoose|[Tt]urn (?:on|off)|[Pp]ick|[Ss]elect|[Oo]pen|[Uu]nder) “([^”]{2,40})”/g,
    bare: /(?:[Pp]ress|[Tt]urn (?:on|off)|[Uu]nder|[Oo]pen) ([A-Z][a-z][^.;:“]*)/g,
    unknown: 'Press “Quux”.',
    unquoted: 'Turn off Keep aspect ratio and wait.',
  },
  {
    locale: 'ja',
    named: /「([^」]{2,30})」(?:ボタン)?を(?:押|オン|オフ|選|開)/g,
    bare: /([^「」、。：]{2,20})を(?:押|オン|オフ)/g,
    unknown: '「ぬゑ」を押します。',
    unquoted: 'そこで縦横比を保つをオンにします。',
  },
]
/** Controls of other programs, as they call them. */
const ELSEWHERE = new Set(
  ['텍스트를 숫자, 날짜, 수식으로 변환', '높은 호환성', '꽉 채우기', '안 함', '위치 태그', '옵션', '홈 화면에 추가']
    .concat(['Install app', 'Most Compatible', 'Never', 'Options'])
    .concat(['互換性優先', 'ORIGINAL', 'ホーム画面に追加']),
)
/** Labels that are also the name of a thing, which a sentence may press or turn off without meaning the control. */
const THINGS = new Set(
  '이미지,링크,단어,위치,이름,숫자판,타이머,뽀모도로 타이머,Settings,Toolbox,画像,リンク,設定,保存'.split(','),
)

/** Legal text, and titles for search engines. */
const LEGAL = /^privacy:|[:.]seo\./

describe.each(PROSE)('a control that a sentence names ($locale)', ({ locale, named, bare, unknown, unquoted }) => {
  const quoted = (text: string) => text.replace(/[$()*+.?[\]^|\\]/g, '\\$&')
  /** A label as a sentence quotes it: any variable, without what is in brackets at its end. */
  const patternOf = (label: string) => quoted(label.replace(/ \([^)]*\)$/, '')).replace(/\{[^}]*\}/g, '.+')
  const isLabel = ({ key, text }: Said) =>
    /[:.]ui\.|^(?:photos|recipes):/.test(key) && /\p{L}{2}/u.test(text.replace(/\{[^]*\}| \(.*/g, ''))
  const labels = MESSAGES[locale].filter(isLabel).map(({ text }) => text)
  const asLabel = new RegExp(`^(?:${labels.map(patternOf).join('|')})$`)
  const short = labels.filter((label) => label.length < 40 && !/[{.。]/.test(label) && !THINGS.has(label))
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const isBare = (phrase: string) =>
    short.some((label) => (locale === 'en' ? new RegExp(`^${quoted(label)}\\b`).test(phrase) : phrase.endsWith(label)))
  const wrong = ({ text }: Said) => [
    ...names(text, named).filter((name) => !ELSEWHERE.has(name) && !asLabel.test(name)),
    ...names(text, bare).filter((phrase) => ![...ELSEWHERE].some((name) => phrase.endsWith(name)) && isBare(phrase)),
  ]

  it.each([unknown, unquoted])('is seen in %s', (text) => {
    expect(wrong({ locale, key: 'x', text })).toHaveLength(1)
  })

  it('stands in quotation marks and has that label, in every text', () => {
    const found = MESSAGES[locale].filter((said) => !LEGAL.test(said.key) && wrong(said).length > 0)
    expect(found.map((said) => `${wrong(said).join(', ')}: ${describeSaid(said)}`)).toEqual([])
  })
})

// A label with a variable, “{name}의 생일”, would hide another name above.
it('the page about Korean age calls the choice of a birthday as its control does', () => {
  const textOf = (key: string) => MESSAGES.ko.find((said) => said.key === key)?.text ?? ''
  const label = textOf('date-calculator:ui.fields.leapBirthday')
  expect(label).not.toBe('')
  expect(textOf('needs/korean-age-calculator:faq.3.a')).toContain(`‘${label}’`)
})
