/** What is measured, before the number. */
const MEASURED =
  /^(?:(?:전용|공급)\s?면적|전용|연?면적|건평|넓이|키|신장|(?:허리|가슴|엉덩이)(?:\s?둘레)?|밑위|길이|높이|무게|(?:돼지|소|쇠|닭|오리)?고기|삼겹살|목살|한우|금(?![\s\d.,]*(?:온스|oz))|연비|燃費|거리|토지|대지|땅|온도|기온|체온|(?:타이어\s?)?공기압|気温|体温|身長|ウエスト|ヒップ|バスト|股下|(?:土地|敷地|床|専有)?面積|土地|敷地|建坪|延べ?床|長さ|広さ|高さ|重さ|距離|温度|(?:タイヤの?)?空気圧|(?:my )?(?:height|weight|waist|inseam|hips|bust|body temp(?:erature)?|fever|t[iy]re pressure)(?: is| of)?)(?:은|는|이|가|が|は|の)?\s*(?=-?\d)/i

const SPEED = String.raw`\s*(\d[\d.,]*)\s*`
/** Names that the fields of a tool do not read. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  // Of precious metals an ounce is a troy ounce.
  [/^(?:순?금|은|純?金|銀|gold|silver)\s*(\d[\d.,]*)\s*(?:온스|オンス|oz|ounces?)(?![a-z])/i, '$1 troyoz'],
  [
    /^(\d[\d.,]*)\s*(?:(?:oz|ounces?) (?:of )?(?:gold|silver)(?![a-z])|(?:온스|オンス)의?の? ?(?:순?금|純?金|銀))/i,
    '$1 troyoz',
  ],
  [new RegExp(`(?:시속|時速)${SPEED}(?:마일|マイル)`), '$1 mph'],
  [new RegExp(`(?:시속|時速)${SPEED}(?:킬로(?:미터)?|키로|キロ(?:メートル)?|km(?:/h)?)`, 'i'), '$1 km/h'],
  [new RegExp(`(?:초속|秒速)${SPEED}(?:미터|メートル|m(?:/s)?)(?![a-z])`, 'i'), '$1 m/s'],
  [/(?:시속|時速)(?:으로|では?)?\s*(?:몇|何)?\s*(?:킬로(?:미터)?|키로|キロ(?:メートル)?|km)?/, ' km/h'],
  [/(?:초속|秒速)(?:으로|では?)?\s*(?:몇|何)?\s*(?:미터|メートル|m(?![a-z]))?/, ' m/s'],
  [/(大さじ|小さじ|큰술|작은술)\s*(\d[\d.,/]*)/, '$2 $1'],
  [/작은술/, 'ktsp'],
  [/(?:計量)?カップ\s*(\d[\d.,/]*)/, '$1 計量カップ'],
  [/(大さじ|小さじ|カップ)\s*杯/, '$1'],
  [/^half (?:an? )?(?=[a-z])/i, '0.5 '],
  [/^(?:an? )?quarter (?:of )?(?:an? )?(?=[a-z])/i, '0.25 '],
  [/(?:섭씨\s*영하|영하\s*섭씨|영하|氷点下|摂氏マイナス)\s*(\d[\d.]*)\s*[도度]?/, '-$1°C'],
  [/^マイナス\s*(\d[\d.]*)\s*度(?=.*華氏)/, '-$1°C'],
  [/^(?:マイナス\s*|(?:minus|negative) )(?=\d)/i, '-'],
  [/(?<=km\/h.*)(?:마일|マイル)/, 'mph'],
  [/cel[cs]ius/i, 'celsius'],
  [/f[ae]h?renhei?[gt]h?t?/i, 'fahrenheit'],
  [/인[찌취]/, '인치'],
  [/(그램|리터|킬로|센티)수/, '$1'],
  [/(?<![a-z])([ckm]m|kg)s(?![a-z])/i, '$1'],
  [/^하루(?=[는은이가를에\s])/, '1일'],
  [/^일주일?(?=[는은이가을를에\s])/, '1주'],
  [/^1\s?[년年](?=[는은이을를에は\s]|って)/, '365일'],
  [/(?<=^(?:how many )?(?:minutes|hours|seconds|days|weeks) (?:are )?(?:there )?in )(?:an?|1) year/i, '365 days'],
  // Bits and bytes a second are to each other as bits and bytes.
  [/(메가|기가)비피에스/, '$1비트'],
  [/([kmg])bps(?=.*(?:b(?:ytes?)?\/s|초당|毎秒))|(?<=b(?:ytes?)?\/s.*)([kmg])bps/i, '$1$2bit'],
  [/초당\s*|毎秒\s*|(?<=[kmg]b)(?:\/s|ps)/i, ''],
  [/헤베|평미터|へーべー|平べい/, '제곱미터'],
  [/([평坪畳])[수数]/, '$1'],
  [/키로(?=그람|그램)/, '킬로'],
  [/그람/, '그램'],
  [/센치/, '센티'],
  [/deg(?:rees?)?\s+(?=[cf](?![a-z]))/i, '°'],
  [/deg(?:rees?)?\s+(?=celsius|fahrenheit)/i, ''],
  [/(\d\s*(?:st|stone)\s+\d+)(?=\s+(?:to|in)(?![a-z])|$)/i, '$1 lb'],
  // Feet and inches are shown beside feet.
  [/(?<=(?:to|in|into|many) )((?!fl|to|in)[a-z]+) (?:(?:and|&) [a-z]+|oz|in|lbs?)(?=$| (?:is|are|in) )/i, '$1'],
  [/[몇何]\s?(피트|フィート|시간|時間)\s?[몇何]\s?(?:인치|インチ|분|分)/, '$1'],
  [/(\d\s*(?:ft|feet|foot)),\s*(?=\d)|(\d) and (?=\d\/\d)/i, '$1$2 '],
  [/(?<=(?:시간|주일?)[은는]?\s?)며칠/, '몇 일'],
  [/(?<![a-z])us (?=pints?|quarts?|gallons?|cups?)/i, ''],
  [/l(?:iters?|itres?)?\s*\/\s*100\s*km/i, 'lphkm'],
]

/** The sentence in names that the fields read. In Korea and Japan a cup has 200 mL, and a ton 1,000 kg. */
export function spoken(sentence: string, locale: string): string {
  const named = SPOKEN.reduce((text, [words, name]) => text.replace(words, name), sentence.replace(MEASURED, ''))
    // As people write them, kb and gb are bytes.
    .replace(/(?<![a-z])([kmgt])b(?![a-z])/g, (_, prefix: string) => `${prefix.toUpperCase()}B`)
  if (locale === 'en') return named
  return named.replace(/(?<!계량|한국)컵|(?<!計量)カップ/g, '계량컵').replace(/(?<![a-z]|[a-z] )tons?(?![a-z])/gi, '톤')
}
