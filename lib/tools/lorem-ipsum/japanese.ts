import { phraseFiller, type Phrasebook } from './phrasebook'
import { wordsOf } from './pick'

const PARTICLES = { topic: 'は', subject: 'が', object: 'を', in: 'で', to: 'に' } as const

const book: Phrasebook = {
  times: [
    '早い 朝、',
    'ある 春の 日、',
    '日が 暮れる ころ、',
    '雨の 上がった 午後、',
    '初雪の 降った 日、',
    '静かな 夕方、',
    '夏の 終わりの 夜、',
    '風の 強い 日、',
    '秋が 深まる ころ、',
    '数日 後、',
    'その 年の 冬、',
  ],
  people: {
    nouns: wordsOf('旅人 庭師 作家 少年 隣人 画家 大工 漁師 司書 祖母 料理人 音楽家 郵便配達人 先生'),
    modifiers: wordsOf('若い 無口な 親切な 陽気な 働き者の やさしい'),
  },
  places: {
    nouns: wordsOf('路地 書店 海辺 停留所 丘 市場 図書館 川辺 工房 喫茶店 公園 屋根裏 中庭 駅'),
    modifiers: wordsOf('静かな 見知らぬ 小さな 古い 明るい 懐かしい'),
  },
  things: {
    nouns: wordsOf('手紙 写真 地図 本 椅子 絵 種 傘 時計 湯のみ 手帳 鍵 箱 ハンカチ'),
    modifiers: wordsOf('古びた 色あせた 小さな 大切な 青い 新しい'),
  },
  weather: {
    nouns: wordsOf('風 日差し 霧 星明かり 月明かり 雨音 花の香り 夕焼け'),
    modifiers: wordsOf('やわらかな 冷たい 淡い あたたかな かすかな'),
  },
  adverbs: wordsOf('ゆっくりと そっと 静かに もう一度 長いあいだ 大事そうに ふと'),
  actions: wordsOf('見つめた 思い出した 見つけた 受け取った 取り出した 眺めた 手に取った 待った'),
  movements: [
    { particle: 'object', final: '包んだ', linking: '包み、' },
    { particle: 'object', final: '通り過ぎた', linking: '通り過ぎ、' },
    { particle: 'object', final: '満たした', linking: '満たし、' },
    { particle: 'to', final: '届いた', linking: '届き、' },
    { particle: 'to', final: '広がった', linking: '広がり、' },
    { particle: 'to', final: 'とどまった', linking: 'とどまり、' },
  ],
  mark: (noun, particle) => noun + PARTICLES[particle],
  separator: '',
  end: '。',
}

export const japanese = phraseFiller(book)
