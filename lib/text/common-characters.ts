/** The syllables that make up half of Korean text, and the jamo that stand alone in messages. */
const HANGUL =
  '이다는에의가을고하한지로사기리어도은자대인나서를시아해일수정스과제보전주원으부라그있구장적들면만상성년조것방우여내소유안문동김박최강산중공신선국민회생용비교름남경영화품명번호월금요업개계차등위치단세바와글드트저예진파' +
  '미마없터않운간거크게날니음까식넣표환분작색모두려줄되입체변복때처결력무확오더할준본른러쓰열법배평달량연르알값임올코키돼액같짜추브함래붙누셀출했료데목맞곱초질메받프버설택록각반직읽픽져뒤약페따율카타워늘백집실관꾸럼몇첫' +
  '형언움란머끝든막탭속많림검네몸콘커쪽레골투통먼곳째절건넘못텍숫꿔매살폰포술말피학불별압히눌었디께병근찾휴행균빼당램필람길류축권접습새난며써돈태깨너된온씩점링눈범춰겨야항납취침켜닫돌칙앞쓸칸토노낮높놓루잔쯤즈종찍릴센좋' +
  '채볼향얼왜웹녕션홈ㅠㅜㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
/** The kanji of names, places, dates and tables. */
const KANJI =
  '日一国年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木車何南万毎白天母火右読友左休父雨会社地市県都府道区町村田野井藤佐鈴橋渡伊加吉松原石島部新品番号' +
  '数量価格住所氏性別齢郵便注文商合計税店員業務課京阪神戸横浜福岡海表示能力取引明細額単位種類目録画算字変定像換付体期写利使開選真保方度確最存動残回重式値元色報用情消坪作容返始置週認以同切音結手料約果質設終面法標理積済割' +
  '末平要正押予択妊端安立転初場通畳自枚縮対込経内払直満準記比息娠身透周関除卵運送実率章集検圧例空排不受複基超試更言次囲限広成人件乗米多信貼形撮段含背景全規韓指足続均再産止必応酒向範削影角落過健線決歳絵無替機問閉秒登肥的' +
  '違知支減査低点収繰列飲処覧卓当際意抜幅憩少移有了印縦判増等差則考階近由物戻早推制調組拡抽総掛告康素公効索解倍括求証者常届整反測余改頭適血事想波追英個速答'
/** The commonest hanzi, simplified and traditional, and those of Chinese names, places and tables. */
const HANZI =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因' +
  '由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图' +
  '山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至' +
  '达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值' +
  '号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严這個們來時為會國說過學對發後產種經進電當點動樣關線內數氣問無長員將與開還應機體實現兩業間質題條軍結門頭見計' +
  '較別農幾區強決戰則處隊給規熱領東導壓爭濟階術極聯認權證轉單風帶場車務萬達議聲報離華確張馬節話況傳許廣記運組統圖級邊設總資難書號價歷稱選標寫親顏類備辦習響勞團紙買賣錢銀貨費購訂郵編碼臺灣縣鄉鎮龍陳劉黃趙吳楊蘇葉鄭謝鍾羅盧蔣' +
  '賴齡歲註啟狀態倉庫廠課李刘陈杨黄赵吴徐孙朱胡郭罗宋郑谢韩唐冯董萧曹袁邓傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田姜范姚谭廖邹熊陆郝孔崔康邱秦顾侯邵孟钱汤尹黎武乔贺赖龚姓女男龄岁城镇乡村街址邮编码箱户购买卖银额订货库仓' +
  '注态描述供客伟芳娜敏静丽磊洋勇艳杰娟涛超霞刚英俊峰宇浩婷颖琳雪慧玲香港台湾圳杭州汉庆津厦福浙辽宁吉黑龙河湖沙晓春秋冬怡君雅雯淑惠冠豪彦承翰宏'
const KANA = /[ぁ-ヶー、。]/

const COMMON: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  'euc-kr': new Set(HANGUL),
  'euc-jp': new Set(KANJI),
  shift_jis: new Set(KANJI),
  gb18030: new Set(HANZI),
  big5: new Set(HANZI),
}
/** Each character that cannot be read weighs like so many unfamiliar ones. */
const UNREADABLE_WEIGHT = 3

/**
 * How familiar the characters look that bytes spell in an East Asian encoding: the share of common ones, from 0 to 1. These
 * encodings use the same pairs of bytes, so that only what they spell tells them apart. Each character counts once, so that
 * a word in every row does not decide.
 */
export function familiarity(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes)
  const unreadable = text.match(/\uFFFD/g)?.length ?? 0
  const characters = [...new Set(text)].filter((one) => one > '\x7f' && one !== '\uFFFD')
  const isJapanese = encoding === 'euc-jp' || encoding === 'shift_jis'
  const common = characters.filter((one) => COMMON[encoding]?.has(one) || (isJapanese && KANA.test(one)))
  return common.length / Math.max(1, characters.length + UNREADABLE_WEIGHT * unreadable)
}

/** The commonest letters of Russian, Ukrainian and Bulgarian, which make up three quarters of a text. */
const COMMON_LETTERS = /[оеаинтрсвлкмдіОЕАИНТРСВЛКМДІ]/g
const CYRILLIC_WORD = /^(?:[А-ЯЁІЇЄҐЎ]?[а-яёіїєґў]+|[А-ЯЁІЇЄҐЎ]+)$/
const SIGNS = /[\xa0«»„“”‘’–—…№•]/g

/**
 * True where bytes spell Cyrillic in Windows-1251: nearly all beyond ASCII are words of one case or with a capital, most
 * of them of three letters or more, and with the letters that are common.
 */
export function isCyrillic(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-1251').decode(bytes).replace(SIGNS, ' ')
  const runs = text.match(/[A-Za-z]?[^\0-\x7f]+[A-Za-z]?/g) ?? []
  const lengthOf = (words: readonly string[]) => words.join('').length
  const words = runs.filter((run) => CYRILLIC_WORD.test(run))
  const common = words.join('').match(COMMON_LETTERS)?.length ?? 0
  const long = words.filter(({ length }) => length > 2)
  return (
    lengthOf(words) > 0.9 * lengthOf(runs) && lengthOf(long) > 0.5 * lengthOf(runs) && common > 0.55 * lengthOf(words)
  )
}
