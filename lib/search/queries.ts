import type { Locale } from '@/lib/i18n/locales'

/** What people type for each tool, at least three of each language; the tool must come first on that language's pages. */
export const QUERIES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'jpg-compressor': {
    ko: '사진 용량 줄이기, 이미지압축, ㅇㅁㅈㅇㅊ, jpg 압축, compress jpg, dkqcnr',
    en: 'compress image, image compresor, jpg compressor, shrink photo, reduce photo size',
    ja: '画像圧縮, がぞうあっしゅく, 画像を軽く, jpeg 軽量化, gazouasshuku',
  },
  'png-to-jpg': {
    ko: 'png jpg 변환, png to jpg, png를 jpg로, 확장자 변환, ㅔㅜㅎ',
    en: 'png to jpg, png2jpg, convert png, webp to jpg',
    ja: 'png jpg 変換, 画像変換, 拡張子 変換, ＰＮＧ, がぞうへんかん',
  },
  'image-resizer': {
    ko: '이미지 크기 조절, 사진크기, 리사이즈, ㅇㅁㅈㅋㄱ, 해상도, resize image',
    en: 'resize image, image resizer, change image size, resiz, photo resizer',
    ja: '画像サイズ変更, リサイズ, がぞうさいず, 画像 縮小, resize',
  },
  'mp4-to-gif': {
    ko: '움짤, 영상 gif, 움짤만들기, ㅇㅉ, mp4 to gif, 동영상 gif',
    en: 'video to gif, mp4 to gif, gif maker, make a gif',
    ja: '動画 gif, gif作成, どうがをぎふに, mp4 gif, ギフ',
  },
  'favicon-generator': {
    ko: '파비콘, ㅍㅂㅋ, 사이트 아이콘, favicon, vkqlzhs, 파비컨',
    en: 'favicon, favicon generator, ico converter, site icon, favicn',
    ja: 'ファビコン, ふぁびこん, サイトアイコン, favicon, fabikon',
  },
  'color-picker': {
    ko: '색상 추출, 스포이드, 컬러피커, ㅅㅅㅊㅊ, 팔레트, color picker',
    en: 'color picker, colour picker, eyedropper, palette, hex from image',
    ja: 'カラーピッカー, スポイト, 色抽出, いろちゅうしゅつ, カラーコード',
  },
  'exif-viewer': {
    ko: '사진 정보, exif, 위치 정보 삭제, 메타데이터, ㅊㅇㅈㅂ, 사진 위치',
    en: 'exif viewer, photo metadata, remove gps, photo location, exif remover',
    ja: 'exif 確認, 位置情報 削除, 撮影情報, さつえいじょうほう, メタデータ',
  },
  'text-extractor': {
    ko: '이미지 글자 추출, ocr, 글자인식, 사진 텍스트, ㄱㅈㅊㅊ, 텍스트 추출',
    en: 'ocr, image to text, extract text, text from image, text extracter',
    ja: '文字認識, 画像 文字 抽出, ocr, もじおこし, テキスト抽出',
  },
  'word-counter': {
    ko: '글자수, 글자 수 세기, ㄱㅈㅅ, 단어 수, 자소서 글자수, rmfwktn, geuljasu',
    en: 'word counter, count words, character count, word count, wrod counter',
    ja: '文字数, もじすう, 文字数カウント, 原稿用紙, mojisuu',
  },
  'csv-json-converter': {
    ko: 'csv json, csv, json 변환, 제이슨, 엑셀 json, ㅊㄴㅍ',
    en: 'csv to json, json to csv, csv converter, ndjson',
    ja: 'csv json 変換, csv 変換, json, 文字化け, じぇいそん',
  },
  'markdown-html': {
    ko: '마크다운, ㅁㅋㄷㅇ, md html, markdown, 마크다운 미리보기, 마크다움',
    en: 'markdown to html, markdown, md to html, readme preview, markdwon',
    ja: 'マークダウン, markdown, md html, まーくだうん, マークダウン プレビュー',
  },
  'lorem-ipsum': {
    ko: '로렘입숨, ㄹㄹㅇㅅ, 더미 텍스트, lorem, 한글 입숨',
    en: 'lorem ipsum, placeholder text, dummy text, filler, lorem ipsm',
    ja: 'ダミーテキスト, ダミー文章, lorem ipsum, だみーてきすと, ロレム',
  },
  'credit-calculator': {
    ko: '할부 계산기, 할부이자, ㅎㅂ, 무이자, 카드 할부, halbu',
    en: 'installment calculator, credit card installment, instalments, emi, 0% apr',
    ja: '分割払い, ぶんかつばらい, 分割手数料, カード 分割, リボ',
  },
  'bac-calculator': {
    ko: '음주 계산기, 혈중 알코올, 술 깨는 시간, ㅇㅈ, 위드마크, 알콜',
    en: 'bac, blood alcohol, bac calculator, alcohol calculator, time to sober',
    ja: 'アルコール, 血中アルコール濃度, 飲酒運転, お酒が抜ける時間, あるこーる',
  },
  'pregnancy-calculator': {
    ko: '임신 주수, 출산 예정일, ㅇㅅㅈㅅ, 예정일, 임신',
    en: 'due date, pregnancy calculator, how many weeks pregnant, pregnacy, ivf due date',
    ja: '出産予定日, 妊娠週数, よていび, にんしん, しゅっさんよていび',
  },
  'weight-calculator': {
    ko: '이상 체중, 표준체중, 적정 체중, ㅍㅈㅊㅈ, 키에 맞는 몸무게',
    en: 'ideal weight, ideal body weight, healthy weight, devine formula, idael weight',
    ja: '理想体重, りそうたいじゅう, 理想体重計算, 美容体重, risoutaijuu',
  },
  'ovulation-calendar': {
    ko: '배란일, 배란일 계산기, ㅂㄹㅇ, 가임기, 생리 주기',
    en: 'ovulation calculator, fertile window, period tracker, ovulaton, next period',
    ja: '排卵日, はいらんび, 排卵日予測, 生理周期, 妊活',
  },
  'compound-interest': {
    ko: '복리, 복리 계산기, ㅂㄹㄱㅅㄱ, 적금, 72의 법칙, qhrfl',
    en: 'compound interest, savings calculator, compund interest, rule of 72, investment growth',
    ja: '複利, ふくり, 複利計算, 積立, 資産運用, hukuri',
  },
  'date-calculator': {
    ko: '날짜 계산기, 디데이, ㄷㄷㅇ, 만나이, 나이 계산, d-day, 날짜계ㅅ',
    en: 'age calculator, days between dates, date calculator, how old am i, days until',
    ja: '日付計算, 年齢計算, 日数計算, ひづけ, ねんれいけいさん, 何日後',
  },
  'scientific-calculator': {
    ko: '공학용 계산기, ㄱㅎㅇ, 공학용계ㅅ, 삼각함수, rhdgkrdyd, 로그 계산',
    en: 'scientific calculator, scientific, trigonometry, log calculator, sceintific',
    ja: '関数電卓, かんすうでんたく, 三角関数, kansuudentaku, 関数',
  },
  'basic-calculator': {
    ko: '계산기, ㄱㅅㄱ, 계ㅅ, rPtksrl, calculator, 사칙연산, gyesangi',
    en: 'calculator, calc, basic calculator, percentage calculator, calculater',
    ja: '電卓, でんたく, 計算機, dentaku, けいさんき',
  },
  'loan-calculator': {
    ko: '대출 계산기, 대출, ㄷㅊㄱㅅㄱ, 주택담보대출, 원리금, eocnf, daechul, ㅣㅐ무',
    en: 'loan calculator, mortgage, loan calcultor, monthly payment, amortization',
    ja: 'ローン, ろーん, 住宅ローン, ﾛｰﾝ計算, 返済シミュレーション, ro-n',
  },
  'bmi-calculator': {
    ko: 'bmi, 비만도, 체질량지수, ㅂㅁㄷ, ㅠㅡㅑ, 비엠아이',
    en: 'bmi, body mass index, bmi calculator, bmi calclator, bmi chart',
    ja: 'bmi, 肥満度, bmi計算, ひまんど, ＢＭＩ',
  },
  'unit-converter': {
    ko: '단위 변환, 평수, ㄷㅇㅂㅎ, 인치, 화씨, unit converter, 평수 계산기',
    en: 'unit converter, cm to inches, kg to lbs, fahrenheit, unit convertor, feet',
    ja: '単位変換, 単位換算, たんいへんかん, 坪, インチ, tani',
  },
  'pomodoro-timer': {
    ko: '뽀모도로, 포모도로, ㅃㅁㄷㄹ, 타이머, 집중 타이머, pomodoro',
    en: 'pomodoro, pomodoro timer, timer, focus timer, pomodro',
    ja: 'ポモドーロ, ぽもどーろ, タイマー, 勉強タイマー, ﾎﾟﾓﾄﾞｰﾛ',
  },
  'white-noise': {
    ko: '백색소음, ㅂㅅㅅㅇ, 빗소리, 화이트노이즈, 수면, white noise, baeksaeksoeum',
    en: 'white noise, rain sounds, brown noise, sleep sounds, whit noise',
    ja: 'ホワイトノイズ, ほわいとのいず, 雨の音, 睡眠, 環境音',
  },
}
