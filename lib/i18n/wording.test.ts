import { describeSaid, isFixed, MESSAGES, type Said } from '@/scripts/jest/messages'
import { LOCALES, type Locale } from './locales'

interface Rule {
  name: string
  locales: readonly Locale[]
  wrong: RegExp
  /** A text that breaks the rule, and one that does not. */
  refused: string
  passed: string
  /** Exceptions: the beginning of a message key, and the reason. */
  except?: Record<string, string>
}

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
    name: 'an ellipsis is one character',
    locales: LOCALES,
    wrong: /\.\.\.|。。|・・・/,
    refused: '처리 중...',
    passed: '처리 중…',
    except: {
      'shell:ui.busy': DOCUMENTED,
      'date-calculator:ui.calculating': DOCUMENTED,
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
    except: { 'global-error:title': DOCUMENTED },
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
    wrong: /[ぁ-んァ-ヶー一-龠](?:[,!:;]|\?(?!v=))|[ぁ-んァ-ヶー一-龠] ?\(|[０-９％～]/,
    refused: '年利７％, カレンダー (.ics)',
    passed: '年利7%、カレンダー（.ics）',
    except: {
      'csv-json-converter:page.about.4': 'a line of a CSV file',
      'scientific-calculator:ui.reference.log': 'a formula as it is typed',
      'scientific-calculator:ui.errors.emptyBrackets': 'brackets as they are typed',
      'compound-interest:page.about': 'a formula',
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
    name: 'a Korean range is written with a tilde',
    locales: ['ko'],
    wrong: /[\d가-힣][–〜～][\d가-힣]/,
    refused: '3–8일',
    passed: '3~8일',
  },
  {
    name: 'no space before other units',
    locales: ['ko', 'ja'],
    wrong: /[\d}] (?:[KMG]B|cm|mm|k?g|m[lL]|m²|°C|px|k?Hz|dB)(?![A-Za-z])/,
    refused: '최대 {size} MB',
    passed: '최대 50MB',
  },
  {
    name: 'a space before an English unit',
    locales: ['en'],
    wrong: /\d(?:[KMG]B|cm|kg|ml|px|k?Hz|dB)(?![A-Za-z])/,
    refused: 'up to 50MB',
    passed: 'up to 50 MB',
    except: { 'unit-converter:ui.hints': 'what may be pasted', 'unit-converter:page.howTo': 'what may be pasted' },
  },
  {
    name: 'counts are written with digits',
    locales: ['ja'],
    wrong: /[一二三四五六七八九]つ|ボタンひとつ|ひとつの/,
    refused: '方法が三つあります',
    passed: '方法が3つあります',
  },
  {
    name: 'no words that nobody says',
    locales: ['en'],
    wrong: /\b(?:anew|afresh|askew|told|in its stead|stands|lies|messengers|leaf(?:ing)? through|to the letter)\b/i,
    refused: 'Below stands what the formula told.',
    passed: 'The formula’s result is shown below.',
  },
  {
    name: 'one spelling of a word',
    locales: ['ja'],
    wrong: /くり返|わか[らりるれっ]|一(?:文|語|段落|マス)|セキュリティー/,
    refused: '一文字ずつくり返すとわかります。',
    passed: '1文字ずつ繰り返すと分かります。',
  },
  {
    name: 'a Japanese question has a question mark',
    locales: ['ja'],
    wrong: /(?:です|ます|ました|でした)か(?:。|$)/,
    refused: '手書きの文字は読めますか。',
    passed: '手書きの文字は読めますか？',
  },
  {
    name: 'no particle after a variable, whose last sound is unknown',
    locales: ['ko'],
    wrong: /\}(?:은|는|이|가|을|를|과|와|으?로|이?라|이에요|예요)(?![가-힣])|은\(는\)|이\(가\)|을\(를\)|\(으\)로/,
    refused: '이자가 {amount}로 가장 많아요.',
    passed: '가장 많은 이자: {amount}',
    except: { 'compound-interest:ui.startEarly.text': 'the variable ends in %' },
  },
  {
    name: 'a Korean counter follows its figure at once',
    locales: ['ko'],
    wrong: /[\d}] (?:개|장|원|명|회|번|분|초|시간|글자|자|년|일|개월|주|살|배|픽셀)(?![가-힣])/,
    refused: '파일 {count} 개',
    passed: '파일 {count}개, UTF-8 바이트',
    except: { 'shell:ui.amounts': 'a figure read in words, as in 3억 원' },
  },
  {
    name: 'a Japanese counter follows its figure at once',
    locales: ['ja'],
    wrong: /[\d}] (?:[個件枚円名人回番分秒字年日週歳倍語行度畳坪]|時間|文字|か月|ページ|ピクセル|バイト)/,
    refused: 'ファイル {count} 件',
    passed: 'ファイル{count}件',
  },
  {
    name: 'a file that stays on the device is not uploaded',
    locales: ['ko'],
    wrong: /업로드(?! 없|하지 않|되나요|도 없)/,
    refused: '이미지를 업로드하세요.',
    passed: '업로드하지 않아요.',
  },
  {
    name: 'a file that stays on the device is not uploaded',
    locales: ['ja'],
    wrong: /アップロード(?!は?不要|は?しない|は?しません|されますか)/,
    refused: '画像をアップロードしてください。',
    passed: 'アップロードは不要です。',
  },
  {
    name: 'a finger does not click',
    locales: ['en'],
    // The last is the title of a drop zone, which only a mouse gets to see.
    wrong: /(?<!ouble-)\bclick(?!s\b|ing through| or tap|, or lift| first| to choose$)/i,
    refused: 'Drop photos here, or click to choose. Click the spot.',
    passed: 'Click or tap the spot. Drop photos here, or click to choose',
  },
  {
    name: 'files are selected, values chosen',
    locales: ['ko'],
    wrong: /(?:파일|사진|이미지|영상|PDF|로고)(?:을|를) (?:다시 )?(?:고르|골라|고를|고른|골랐)/,
    refused: '사진을 골라 주세요.',
    passed: '사진을 선택하고 크기를 골라 주세요.',
  },
  {
    name: 'files are selected, values chosen',
    locales: ['ja'],
    wrong: /(?:写真|ファイル|動画|画像|PDF)を選[びぶん]/,
    refused: '写真を選びます。',
    passed: '写真を選択し、大きさを選びます。',
  },
  {
    name: 'a sentence after a sentence has a full stop',
    locales: ['ko', 'ja'],
    wrong: /요\. [^.!?…:]*요$|。[^。!?？…:：]*(?:ます|です|ません|ました)$/,
    refused: '폴더에 저장했어요. 원래 있던 파일은 그대로예요',
    passed: '폴더에 저장했어요. 원래 있던 파일은 그대로예요.',
  },
  {
    name: 'no untranslated English sentence',
    locales: ['ko', 'ja'],
    wrong: /\b[A-Z][a-z]+(?: [a-z]+){2,}(?:[.!?]|$)/,
    refused: '오류: Something went wrong.',
    passed: 'Lorem ipsum으로 시작하기',
  },
]

/** Words that the glossary replaces: a pattern, a text that has one and a text that says it right. */
const REPLACED: Partial<Record<Locale, [RegExp, string, string][]>> = {
  ko: [
    [/붙여넣[고은을어]/, '붙여넣고', '붙여 넣고, 붙여넣기'],
    [/휴대전화/, '휴대전화', '휴대폰'],
    [/단추/, '단추', '버튼'],
    [/입력칸/, '입력칸', '입력 칸'],
    [/달력 파일/, '달력 파일', '캘린더 파일'],
    [/JPEG로/, 'JPEG로', 'JPEG으로'],
    [/(?<!나눗)셈[해하]/, '셈해', '계산해, 나눗셈해'],
    [/그림(?!자)/, '그림', '이미지와 그림자'],
  ],
  en: [
    [/\bcancell(?:ed|ing)\b/i, `Cancel${'led'}`, 'Canceled'],
    [/\bof yours\b/i, 'a list of yours', 'your own list'],
    [/\bcannot keep it\b/i, 'cannot keep it', 'cannot save it'],
    [/\bonly the place\b/i, 'Only the place', 'Location only'],
  ],
  ja: [
    [/メモリ(?!ー)/, 'メモリ不足', 'メモリー不足'],
    [/品質/, '品質', '画質'],
    [/コンマ/, 'コンマ', 'カンマ'],
    [/写し/, '写し', 'コピー'],
    [/Webページ/, 'Webページ', 'ウェブページ'],
    [/総分数/, '総分数', '合計時間'],
  ],
}
const DRAWN = { 'weight-calculator:page': 'a diagram', 'needs/excel-to-json:faq.2': 'pictures in a workbook' }

for (const locale of LOCALES)
  for (const [wrong, refused, passed] of REPLACED[locale] ?? [])
    RULES.push({
      ...{ name: `not “${refused}”`, locales: [locale], wrong, refused, passed },
      ...(refused === '그림' && { except: DRAWN }),
    })

/** Texts that break a rule and are not exceptions, each with the words that do. */
const violations = (rule: Rule, said: Said[]) =>
  said
    .filter(({ key, text }) => rule.wrong.test(text) && !isFixed(key, rule.except))
    .map((one) => `“${rule.wrong.exec(one.text)?.[0]}” in ${describeSaid(one)}`)

describe.each(RULES)('$name ($locales)', (rule) => {
  it('distinguishes a right text from a wrong one', () => {
    expect(rule.refused).toMatch(rule.wrong)
    expect(rule.passed).not.toMatch(rule.wrong)
  })

  it.each(rule.locales)('%s', (locale) => {
    expect(violations(rule, MESSAGES[locale])).toEqual([])
  })
})

/** Keys of toasts that confirm an action. */
const CONFIRMATION = /(?:(?<!NotC)opied|ownloaded|[lL]oaded|onverted|xtracted|emoved(?:From)?|enerated)(?:\.|$)/

describe('a confirmation of one sentence has no full stop', () => {
  const stopped = (said: Said[]) =>
    said.filter(({ key, text }) => CONFIRMATION.test(key) && /^[^.!。！]*[.。]$/.test(text)).map(describeSaid)

  it('distinguishes a right text from a wrong one', () => {
    const said = (text: string): Said => ({ locale: 'ko', key: 'shell:ui.actions.linkCopied', text })
    expect(stopped([said('링크를 복사했어요.')])).toHaveLength(1)
    expect(stopped([said('링크를 복사했어요')])).toHaveLength(0)
  })

  it.each(LOCALES)('%s', (locale) => {
    expect(stopped(MESSAGES[locale])).toEqual([])
  })
})

/** Keys of errors. */
const ERROR =
  /^errors:|:ui\.errors\.|:ui\.(?:openIn\.(?:failed|gone)|failure\.text|impossible|incomplete|noText|overTarget|tooLarge|tooLong|truncated|unreadable|belowAbsoluteZero)$|:page\.notFound\.text$|^global-error:text$/

/** What asks a visitor to do something; a language without a row is not tested. */
const REQUEST: Partial<Record<Locale, RegExp>> = {
  ko: /세요|입력할 수 있어요/,
  en: /\b(?:[Pp]lease|Check|Choose|Download|Enter|Go|Open|Pick|Press|Resize|Save|Select|Try|Use|Write)\b/,
  ja: /ください|囲みます/,
}

describe('an error says what to do next', () => {
  const silent = (said: Said[]) =>
    said.filter(({ locale, key, text }) => ERROR.test(key) && REQUEST[locale]?.test(text) === false).map(describeSaid)

  it('distinguishes a right text from a wrong one', () => {
    const said = (locale: Locale, text: string): Said => ({ locale, key: 'errors:copyFailed', text })
    expect(silent([said('en', 'Failed to copy to clipboard'), said('ko', '복사하지 못했어요')])).toHaveLength(2)
    expect(silent([said('ja', '内容を選択してコピーしてください。')])).toHaveLength(0)
  })

  it.each(LOCALES)('%s', (locale) => {
    expect(MESSAGES[locale].filter(({ key }) => ERROR.test(key)).length).toBeGreaterThan(60)
    expect(silent(MESSAGES[locale])).toEqual([])
  })
})

it('has no unused exceptions', () => {
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

/** By language: a question that asks how, why or what, and one. */
const OPEN_QUESTIONS: readonly (readonly [Locale, RegExp, string])[] = [
  ['ko', /어떻게|왜 |얼마|무엇/, '왜 흐린가요?'],
  ['en', /^(?:How|Why|What|Where|When|Which|Who)\b/, 'Why is it blurred?'],
  ['ja', /どう(?!して|か)|なぜ|何[がを枚秒]|いくら/, 'なぜぼやけますか？'],
]
const YES_OR_NO = /^(?:Yes|No|네|아니요|はい|いいえ)[,.、。]/

describe.each(OPEN_QUESTIONS)(
  'a question that asks how or why is not answered by yes or no (%s)',
  (locale, isOpen, q) => {
    const answered = (said: Said[]) => {
      const texts = new Map(said.map(({ key, text }) => [key, text]))
      return said.filter(
        ({ key, text }) =>
          /faq\.\d+\.q$/.test(key) && isOpen.test(text) && YES_OR_NO.test(texts.get(key.replace(/q$/, 'a')) ?? ''),
      )
    }

    it('distinguishes a right answer from a wrong one', () => {
      const said = (a: string): Said[] =>
        Object.entries({ q, a }).map(([name, text]) => ({ locale, key: `x:page.faq.1.${name}`, text }))
      expect(answered(said('네. 0.5'))).toHaveLength(1)
      expect(answered(said('0.5'))).toHaveLength(0)
    })

    it('in every guide', () => {
      expect(answered(MESSAGES[locale]).map(describeSaid)).toEqual([])
    })
  },
)
