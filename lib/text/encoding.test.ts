import { detectEncoding as detect, detectSourceEncoding, type Encoding } from './encoding'

const detectEncoding = (bytes: Uint8Array) => detect(bytes).encoding

/** An encoder for a double-byte encoding, derived from how the runtime's decoder reads every byte pair. */
function encoderFor(
  label: 'euc-kr' | 'euc-jp' | 'shift_jis' | 'gb18030' | 'big5',
): (text: string) => Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(label, { fatal: true })
  const bytesOf = new Map<string, readonly number[]>()
  const learn = (bytes: readonly number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes))
      if ([...text].length === 1 && !bytesOf.has(text)) bytesOf.set(text, bytes)
    } catch {
      return
    }
  }
  for (let first = 0; first < 256; first++) learn([first])
  for (let first = 0x81; first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) learn([first, second])
  return (text) => Uint8Array.from([...text].flatMap((character) => bytesOf.get(character) ?? [0x3f]))
}

const toKorean = encoderFor('euc-kr')
const toJapanese = encoderFor('shift_jis')
const toJapaneseEuc = encoderFor('euc-jp')
const toSimplified = encoderFor('gb18030')
const toTraditional = encoderFor('big5')
const toCyrillic = (text: string) => {
  const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from([...text], (character) => letters.indexOf(character))
}
/** 0x80 to 0x9F in Windows-1252, which Node's decoder treats as Latin-1. */
const FROM_0X80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'
const toWestern = (text: string) =>
  Uint8Array.from([...text], (character) => {
    const index = FROM_0X80.indexOf(character)
    return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index
  })
const toUtf8 = (text: string) => new TextEncoder().encode(text)
const toUtf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le')
  return Uint8Array.from(order === 'le' ? bytes : bytes.swap16())
}

const korean = [
  '안녕',
  '이름,나이,도시\n김하늘,29,서울\n이바다,31,부산\n',
  '품목;단가\n연필;1200원\n공책;2500원\n',
  '성별\n남\n여\n남\n남\n여\n',
  '모든 국민은 법 앞에 평등하다. 누구든지 성별·종교 또는 사회적 신분에 의하여 차별을 받지 아니한다.',
  'Report 2024 (최종본), version 3',
  '펲시맨 뷁 똠방각하 찦차를 타고 온',
  '大韓民國 서울特別市',
  '남',
  '학점\nA학점\nB학점\n',
  '가,나,다\n1,2,3\n',
  "Don't 걱정하지 마세요 (v2)",
  '金民秀 a金b',
]
const japanese = [
  '価格',
  '名前,年齢,住所\n山田 花子,29,東京都千代田区\n佐藤 太郎,31,大阪市\n',
  'ABC 東京タワー',
  'すべて国民は、法の下に平等であつて、人種、信条、性別、社会的身分により差別されない。',
  'カタカナ,ﾊﾝｶｸ,ソ連表示能力\nｱｲｳ,ﾃｽﾄ,①\n',
  'ﾔﾏﾀﾞ,ﾊﾅｺ\nｻﾄｳ,ﾀﾛｳ\nｽｽﾞｷ,ｲﾁﾛｳ\n',
  '年\n月\n日\n',
  '山,川\n本,木\n',
  'id,社名\n1,知床A\n2,B知多\n',
  '性別\n男\n女\n男\n',
  '表,予,能,十,構,貼\n',
  "Windows 用ソフト don't 必須 (Version 2)",
  '品番,数量\nA-100,5個\nB-200,12本\n',
  '社',
  '東京',
  'はい',
]
const western = [
  'don’t',
  'café',
  'café’s',
  'Müller, Straße, Öl',
  'Größe',
  'größer',
  'name,city\nJosé,Málaga\nZoë,Besançon\n',
  'Œuvre, sœur, cœur',
  'sœur',
  'l’été, «Élan», “Où” et “café”… naïveté”\n',
  'à la carte',
  'Été',
  '“Yes,” she said — it’s 20 €',
  'It’s',
  'Ångström',
  'El Niño',
  '20 °C; 5 m²; ½ l',
  '© 2024 Example',
  '«Où êtes-vous ?» demanda-t-il.',
  'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt.',
  'Prénom;Âge\nAgnès;29\nLoïc;34\nÉlodie;41\n',
  'ÜBERGRÖSSE, ÄRGER',
  'Übung 1 – Lösungen',
  'São João, ação, coração, informações',
  'señor, ¿qué tal?, ¡olé!',
  'Äpfel',
  '„Schaltfläche“',
  'Das ist „`alt`“, ein Attribut.',
  'd’écouter',
  'créé',
  'één pagina',
  'lisää, määrittää, käyttää',
  '”knapp”',
  '„Cumulative Layout Shift',
  'Määritä',
]

test.each<[Encoding, number[]]>([
  // 이름,나이⏎김하늘,29⏎ as iconv writes it in CP949
  [
    'euc-kr',
    [0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb3, 0xaa, 0xc0, 0xcc, 0x0a, 0xb1, 0xe8, 0xc7, 0xcf, 0xb4, 0xc3, 0x2c, 0x32, 0x39],
  ],
  // 名前,年齢⏎山田 花子 as iconv writes it in CP932
  [
    'shift_jis',
    [0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x94, 0x4e, 0x97, 0xee, 0x0a, 0x8e, 0x52, 0x93, 0x63, 0x20, 0x89, 0xd4, 0x8e, 0x71],
  ],
  // 名前,年齢⏎山田 花子 as iconv writes it in EUC-JP
  [
    'euc-jp',
    [0xcc, 0xbe, 0xc1, 0xb0, 0x2c, 0xc7, 0xaf, 0xce, 0xf0, 0x0a, 0xbb, 0xb3, 0xc5, 0xc4, 0x20, 0xb2, 0xd6, 0xbb, 0xd2],
  ],
  ['utf-8', [0xef, 0xbb, 0xbf, 0x61]],
  ['utf-16le', [0xff, 0xfe, 0x61, 0x00]],
  ['utf-16be', [0xfe, 0xff, 0x00, 0x61]],
  ['utf-8', []],
  ['utf-8', [0x61, 0x2c, 0x62]],
  // café in Windows-1252
  ['windows-1252', [0x63, 0x61, 0x66, 0xe9, 0x0a]],
  // The beginning of a JPEG file
  ['utf-8', [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]],
])('%s bytes', (encoding, bytes) => {
  expect(detectEncoding(Uint8Array.from(bytes))).toBe(encoding)
})

test.each(korean)('Korean: %j', (text) => {
  expect(detectEncoding(toKorean(text))).toBe('euc-kr')
})

test.each(japanese)('Japanese: %j', (text) => {
  expect(detectEncoding(toJapanese(text))).toBe('shift_jis')
})

// A single kanji does not tell the encodings apart, nor do short texts half in half-width katakana.
test.each(japanese.filter((text) => text !== '社' && !/[ｦ-ﾟ]/.test(text)))('Japanese in EUC-JP: %j', (text) => {
  expect(detectEncoding(toJapaneseEuc(text))).toBe('euc-jp')
})

test.each(western)('Western European: %j', (text) => {
  expect(detectEncoding(toWestern(text))).toBe('windows-1252')
})

test.each([...korean, ...japanese, ...western, 'plain text', 'naïve café — “quoted” 😀', 'ñ'])('UTF-8: %j', (text) => {
  expect(detectEncoding(toUtf8(text))).toBe('utf-8')
})

test.each([korean[1], korean[4], japanese[1], 'a,b\n1,2\n', '全角\u3000空白\u3000だけ,1\n'])(
  'UTF-16 without a byte order mark: %j',
  (text = '') => {
    expect(detectEncoding(toUtf16(text, 'le'))).toBe('utf-16le')
    expect(detectEncoding(toUtf16(text, 'be'))).toBe('utf-16be')
  },
)

test('one sign that only Korean has is enough', () => {
  expect(detectEncoding(toKorean('a ★ b'))).toBe('euc-kr')
})

test('a few damaged bytes do not prevent the detection of UTF-8', () => {
  const bytes = toUtf8('가나다라마바사'.repeat(20))
  bytes[100] = 0xff
  expect(detectEncoding(bytes)).toBe('utf-8')
})

test('detects an encoding although the examined window ends within a character', () => {
  const long = '가나다 라마바 '.repeat(40_000)
  for (const shift of ['', 'a', 'ab']) expect(detectEncoding(toUtf8(`힣${shift}${long}`))).toBe('utf-8')
  for (const shift of ['', 'a']) expect(detectEncoding(toKorean(`힣${shift}${long}`))).toBe('euc-kr')
})

test('finds the first character outside ASCII far into a file, across the boundary of two slices', async () => {
  for (const length of [0, 262_143, 4_194_303, 4_194_304, 9_000_001]) {
    const ascii = toUtf8('x'.repeat(length))
    const source = new Blob([ascii, toKorean('가나다라, 마바사')])
    expect(await detectSourceEncoding(source)).toBe('euc-kr')
    expect(detectEncoding(new Uint8Array(await source.arrayBuffer()))).toBe('euc-kr')
  }
  expect(await detectSourceEncoding(new Blob([]))).toBe('utf-8')
  expect(await detectSourceEncoding(new Blob([toUtf16('a,b\n', 'be')]))).toBe('utf-16be')
})

describe('byte pairs at the boundaries of the code pages', () => {
  /** Hangul that scores 2 a syllable as Korean and 1 as half-width katakana. */
  const HANGUL = [0xb0, 0xa1, 0xb3, 0xaa, 0xb4, 0xd9, 0xb6, 0xf3, 0xb8, 0xb6, 0xb9, 0xd9]
  const detected = (...bytes: number[]) => detectEncoding(Uint8Array.from([...HANGUL, 0x20, ...bytes]))
  const times = (count: number, ...bytes: number[]) => Array.from({ length: count }, () => bytes).flat()

  // Code page 949: further syllables have second bytes 41–5A, 61–7A and 81–A0, first bytes 81–C6.
  it.each([0x41, 0x5a, 0x61, 0x7a, 0x81, 0xa0])('a syllable with the second byte %x is Korean', (second) => {
    expect(detected(0xc6, second, 0x20, 0xc5, second)).toBe('euc-kr')
  })

  it.each([0x40, 0x5b, 0x60, 0x7b, 0x80])('several with the second byte %x are not', (second) => {
    expect(detected(...times(4, 0xc5, second, 0x20))).not.toBe('euc-kr')
  })

  it.each([
    [0xb0, 0xa1],
    [0xc8, 0xfe],
    [0xa1, 0xa1],
    [0xfd, 0xfe],
    [0x81, 0xfe],
  ])('%x %x is Korean', (first, second) => {
    expect(detected(first, second)).toBe('euc-kr')
  })

  it.each([
    [0xc7, 0x41],
    [0xfe, 0xa1],
    [0xff, 0xa1],
    [0xb0, 0xff],
  ])('%x %x is not', (first, second) => {
    expect(detected(...times(4, first, second, 0x20))).not.toBe('euc-kr')
  })
})

describe('byte pairs at the boundaries of code page 932', () => {
  /** Hiragana, two points a letter. */
  const KANA = [0x82, 0xa0, 0x82, 0xa2, 0x82, 0xa4, 0x82, 0xa6, 0x82, 0xa8]
  const detected = (...bytes: number[]) => detectEncoding(Uint8Array.from([...KANA, 0x20, ...bytes]))
  const times = (count: number, ...bytes: number[]) => Array.from({ length: count }, () => bytes).flat()

  it.each([
    [0x81, 0x40],
    [0x9f, 0xfc],
    [0xe0, 0x40],
    [0xea, 0x7e],
    [0xea, 0x80],
    [0xfa, 0x40],
    [0xfc, 0x4b],
  ])('%x %x is Japanese', (first, second) => {
    expect(detected(...times(6, first, second, 0x20))).toBe('shift_jis')
  })

  it.each([
    [0x80, 0x40],
    [0xa0, 0x40],
    [0xeb, 0x40],
    [0xf9, 0x40],
    [0xfd, 0x40],
    [0x82, 0x3f],
    [0x82, 0x7f],
    [0x82, 0xfd],
  ])('%x %x is not', (first, second) => {
    expect(detected(...times(6, first, second, 0x20))).not.toBe('shift_jis')
  })
})

// RFC 3629, section 4: lead bytes C2 to DF, E0 to EF and F0 to F4, then bytes 80 to BF.
test.each([
  ['utf-8', [0xc2, 0x80]],
  ['utf-8', [0xdf, 0xbf]],
  ['utf-8', [0xe0, 0xa0, 0x80]],
  ['utf-8', [0xef, 0xbf, 0xbd]],
  ['utf-8', [0xf0, 0x9f, 0x98, 0x80]],
  ['utf-8', [0xf4, 0x8f, 0xbf, 0xbf]],
  ['another', [0xc1, 0xbf]],
  ['another', [0xf5, 0x80, 0x80, 0x80]],
  ['another', [0xe1, 0x80, 0x7f]],
  ['another', [0xe1, 0xc0, 0x80]],
])('sequences of %s: %j', (encoding, sequence) => {
  const bytes = Uint8Array.from([...sequence, ...sequence, 0x20, ...sequence])
  expect(detectEncoding(bytes) === 'utf-8').toBe(encoding === 'utf-8')
})

test('the euro sign of Windows-1252, its first character beyond ASCII, tells it', () => {
  expect(detectEncoding(Uint8Array.from([...Buffer.from('Total: 20 '), 0x80]))).toBe('windows-1252')
})

test('a byte order mark decides whatever follows, and only as a whole', () => {
  const text = [...toKorean('안녕하세요')]
  expect(detectEncoding(Uint8Array.from([0xef, 0xbb, 0xbf, ...text]))).toBe('utf-8')
  expect(detectEncoding(Uint8Array.from([0xff, 0xfe, ...text]))).toBe('utf-16le')
  expect(detectEncoding(Uint8Array.from([0xfe, 0xff, ...text]))).toBe('utf-16be')
  for (const begun of [
    [0xef, 0xbb, 0x20],
    [0xef, 0x20, 0xbf],
    [0x20, 0xbb, 0xbf],
    [0xff, 0x20],
    [0x20, 0xff],
    [0xfe, 0x20],
    [0x20, 0xfe],
  ])
    expect(detectEncoding(Uint8Array.from([...begun, ...text, ...text, ...text]))).toBe('euc-kr')
})

const simplified = [
  '姓名,城市,金额\n张伟,北京,12\n王芳,上海,34\n李娜,广州,56\n',
  '编号,商品名称,数量,单价\n1,笔记本电脑,3,4999\n2,无线鼠标,10,59\n',
  '订单号,收货人,地址,电话\n1001,陈静,浙江省杭州市西湖区,13800000000\n',
  '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。',
  'id,name,note\n1,Kim,测试数据\n2,Lee,没有问题\n',
  '日期,类别,支出\n2026-01-01,餐饮,35\n2026-01-02,交通,12\n',
  '学生姓名,语文,数学,英语\n赵磊,90,85,77\n',
]
const traditional = [
  '姓名,城市,金額\n陳志明,台北,12\n林美玲,高雄,34\n',
  '編號,商品名稱,數量,單價\n1,筆記型電腦,3,29900\n2,無線滑鼠,10,590\n',
  '訂單號碼,收件人,地址\n1001,王小明,臺北市中正區重慶南路\n',
  '人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神相對待。',
  'id,name,note\n1,Kim,測試資料\n2,Lee,沒有問題\n',
  '日期,類別,支出\n2026-01-01,餐飲,35\n2026-01-02,交通,12\n',
]
const cyrillic = [
  'имя,город,сумма\nИван,Москва,12\nАнна,Казань,34\n',
  'Фамилия;Имя;Отчество\nПетров;Пётр;Петрович\n',
  'Все люди рождаются свободными и равными в своем достоинстве и правах.',
  "ім'я;місто\nОлена;Київ\nТарас;Львів\n",
  'ТОВАР;ЦЕНА\nСТОЛ;100\nСТУЛ;50\n',
  'id,name\n1,«Привет»\n2,Да\n',
  'Продукт, количество\nхляб, 2\nмляко, 3\n',
]

test.each(simplified)('simplified Chinese: %j', (text) => {
  expect(detect(toSimplified(text))).toEqual({ encoding: 'gb18030', isSure: true })
})

test.each(traditional)('traditional Chinese: %j', (text) => {
  expect(detect(toTraditional(text))).toEqual({ encoding: 'big5', isSure: true })
})

test.each(cyrillic)('Cyrillic: %j', (text) => {
  expect(detect(toCyrillic(text))).toEqual({ encoding: 'windows-1251', isSure: true })
})

test.each([
  ['padded on both sides', 'id,name\r\n0,Kim0\0\0\0,Seoul\r\n1,Kim1\0\0\0,Seoul\r\n', 'utf-8'],
  ['padded on one side', 'ab\0,cdef\nab\0,cdef\n'.repeat(9), 'utf-8'],
  ['padded with Korean', '이름,도시\n김하늘\0\0,서울\n이\0\0\0,부산\n', 'utf-8'],
  ['one at the end', 'a,b\n1,2\n\0', 'utf-8'],
])('zeros: %s', (_, text, encoding) => {
  expect(detectEncoding(toUtf8(text))).toBe(encoding)
})

test.each([
  [toKorean, '김철수,부산,12\n이영희,서울,3\n남궁민수,대전,5\n', 'euc-kr'],
  [toSimplified, simplified[0]!, 'gb18030'],
  [toTraditional, traditional[0]!, 'big5'],
  [toCyrillic, cyrillic[0]!, 'windows-1251'],
])('fields of a fixed width: %p %j', (bytesOf, text, encoding) => {
  const padded = text.replace(/[^\0-\x7f]+/g, (field) => field.padEnd(field.length + 12 - bytesOf(field).length, '\0'))
  expect(detect(bytesOf(padded))).toEqual({ encoding, isSure: true })
})

test.each(['一二,一三\n一,0\n', 'N0,0N\n一,\u3000\n', '가,가\n가,가\n'])('zeros of UTF-16: %j', (text) => {
  expect([detectEncoding(toUtf16(text, 'le')), detectEncoding(toUtf16(text, 'be'))]).toEqual(['utf-16le', 'utf-16be'])
})

test('a name with an accent is no Chinese character, which is not sure', () => {
  const bytes = Uint8Array.from('id;name\n1;\xc9ric\n2;Test\n', (sign) => sign.charCodeAt(0))
  expect(detect(bytes)).toEqual({ encoding: 'windows-1252', isSure: false })
})

test('what other encodings spell is not sure', () => {
  // Greek in Windows-1253, Thai in Windows-874: no encoding of the list.
  const greek = [0xcc, 0xe9, 0xf7, 0xdc, 0xeb, 0xe7, 0xf2, 0x2c, 0xc1, 0xe8, 0xde, 0xed, 0xe1]
  const thai = [0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5, 0x2c, 0xa1, 0xc3, 0xd8, 0xa7, 0xe0, 0xb7, 0xbe]
  for (const bytes of [greek, thai]) expect(detect(Uint8Array.from(bytes)).isSure).toBe(false)
  // Polish, Czech and Hungarian in Windows-1250, Turkish in 1254, French of DOS, and œ and € in ISO 8859-15.
  const others = [
    '\xa3ukasz;\xa3\xf3d\x9f',
    'M\xecsto;Plze\xf2',
    'P\xf8\xedjmen\xed;Dvo\xf8\xe1k',
    'Gy\xf5r;t\xfbz',
    'f\xfbr\xe9sz;gy\xf5z',
    'c\xbdur;\xe9t\xe9',
    'I\xf0d\xfdr',
    'Caf\x82;Esp\x8ace;\x85 payer',
    'caf\xe9;5 \xa4',
  ]
  for (const text of others)
    expect([text, detect(Uint8Array.from(text, (sign) => sign.charCodeAt(0))).isSure]).toEqual([text, false])
  // ISO 2022, which is made of ASCII.
  expect(detect(toUtf8('\x1b$BL>A0\x1b(B,1\n')).isSure).toBe(false)
  for (const text of [korean[1], korean[4]]) expect(detect(toKorean(text!)).isSure).toBe(true)
  for (const text of [japanese[1], japanese[3]]) expect(detect(toJapanese(text!)).isSure).toBe(true)
})
