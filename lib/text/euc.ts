/** The syllables that make up half of Korean text, and the jamo that stand alone in messages. */
const HANGUL =
  '이다는에의가을고하한지로사기리어도은자대인나서를시아해일수정스과제보전주원으부라그있구장적들면만상성년조것방우여내소유안문동김박최강산중공신선국민회생용비교름남경영화품명번호월금요업개계차등위치단세바와글드트저예진파' +
  '미마없터않운간거크게날니음까식넣표환분작색모두려줄되입체변복때처결력무확오더할준본른러쓰열법배평달량연르알값임올코키돼액같짜추브함래붙누셀출했료데목맞곱초질메받프버설택록각반직읽픽져뒤약페따율카타워늘백집실관꾸럼몇첫' +
  '형언움란머끝든막탭속많림검네몸콘커쪽레골투통먼곳째절건넘못텍숫꿔매살폰포술말피학불별압히눌었디께병근찾휴행균빼당램필람길류축권접습새난며써돈태깨너된온씩점링눈범춰겨야항납취침켜닫돌칙앞쓸칸토노낮높놓루잔쯤즈종찍릴센좋' +
  '채볼향얼왜웹ㅠㅜㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
/** The kanji of names, places, dates and tables. */
const KANJI =
  '日一国年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木車何南万毎白天母火右読友左休父雨会社地市県都府道区町村田野井藤佐鈴橋渡伊加吉松原石島部新品番号' +
  '数量価格住所氏性別齢郵便注文商合計税店員業務課京阪神戸横浜福岡海表示能力取引明細額単位種類目録画算字変定像換付体期写利使開選真保方度確最存動残回重式値元色報用情消坪作容返始置週認以同切音結手料約果質設終面法標理積済割' +
  '末平要正押予択妊端安立転初場通畳自枚縮対込経内払直満準記比息娠身透周関除卵運送実率章集検圧例空排不受複基超試更言次囲限広成人件乗米多信貼形撮段含背景全規韓指足続均再産止必応酒向範削影角落過健線決歳絵無替機問閉秒登肥的' +
  '違知支減査低点収繰列飲処覧卓当際意抜幅憩少移有了印縦判増等差則考階近由物戻早推制調組拡抽総掛告康素公効索解倍括求証者常届整反測余改頭適血事想波追英個速答'
const SETS = [
  ['euc-kr', new Set(HANGUL)],
  ['euc-jp', new Set(KANJI)],
] as const

/**
 * True for Japanese in EUC-JP, false for Korean in EUC-KR. Both use the same pairs of bytes, so what they spell
 * decides: kana and the commonest kanji against the commonest syllables, each counted once.
 */
export function isJapaneseEuc(bytes: Uint8Array): boolean {
  const [korean, japanese] = SETS.map(([label, common]) => {
    const characters = new Set(new TextDecoder(label).decode(bytes))
    return [...characters].filter((one) => common.has(one) || (label === 'euc-jp' && /[ぁ-ヶー、。ｦ-ﾟ]/.test(one)))
      .length
  })
  return japanese! > korean!
}
