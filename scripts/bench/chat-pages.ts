import { escapeMarkup } from '@/scripts/escape-markup.mjs'
import type { PageLanguage, RealPage } from './real-pages'

/** Screenshots of chats with known text: bubbles left and right on grounds of many colors, with names, times, pictures and bars. */
interface Look {
  readonly name: string
  readonly ground: string
  /** Bubbles of the other person (left) and one's own (right): background and color. */
  readonly theirs: readonly [ground: string, ink: string]
  readonly mine: readonly [ground: string, ink: string]
  readonly beside: string
  readonly bar?: readonly [ground: string, ink: string]
  readonly round?: number
  /** Times beside the bubbles, with the names of who wrote. */
  readonly hasTimes?: boolean
  readonly hasFaces?: boolean
}

const WHITE = '#fff'
const BLACK = '#000'
const LOOKS: readonly Look[] = [
  { name: 'blue page, yellow and white', ground: '#b2c7da', theirs: [WHITE, BLACK], mine: ['#fee500', BLACK], beside: '#556677', hasTimes: true, hasFaces: true, round: 12 }, // prettier-ignore
  { name: 'blue page, green and white', ground: '#8cabd8', theirs: [WHITE, '#111'], mine: ['#8de055', '#111'], beside: '#f4f6fa', hasTimes: true, hasFaces: true, bar: ['#273246', WHITE] }, // prettier-ignore
  { name: 'white page, blue and gray', ground: WHITE, theirs: ['#e9e9eb', BLACK], mine: ['#007aff', WHITE], beside: '#8e8e93', bar: ['#f7f7f7', BLACK] }, // prettier-ignore
  { name: 'black page, blue and gray', ground: BLACK, theirs: ['#26252a', WHITE], mine: ['#0b84ff', WHITE], beside: '#8e8e93' }, // prettier-ignore
  { name: 'black page, green and gray', ground: '#0b141a', theirs: ['#202c33', '#e9edef'], mine: ['#005c4b', '#e9edef'], beside: '#8696a0', hasTimes: true, round: 8, bar: ['#202c33', '#e9edef'] }, // prettier-ignore
  { name: 'dark page, yellow and gray', ground: '#1b1c1f', theirs: ['#33363b', '#f1f1f1'], mine: ['#fee500', '#111'], beside: '#9a9ca2', hasTimes: true, hasFaces: true, round: 14 }, // prettier-ignore
  { name: 'dark page, white and red', ground: '#2b2d42', theirs: [WHITE, '#222'], mine: ['#c62842', WHITE], beside: '#aab' }, // prettier-ignore
  { name: 'beige page, green and white', ground: '#efe7de', theirs: [WHITE, '#111'], mine: ['#d9fdd3', '#111'], beside: '#667781', hasTimes: true, round: 8 }, // prettier-ignore
  { name: 'white page, violet gradient', ground: WHITE, theirs: ['#f0f0f0', '#050505'], mine: ['linear-gradient(#a033ff,#0084ff)', WHITE], beside: '#65676b' }, // prettier-ignore
]

const TALKS: Readonly<Record<PageLanguage, readonly string[]>> = {
  en: [
    'Are you coming to the market on Saturday?',
    'Yes, after ten. The bus leaves at 9:40.',
    'Great!',
    'Could you bring the blue folder and both keys? I left them on the kitchen table next to the lamp.',
    'Sure. Which keys do you mean, the small ones or the ones with the red tag?',
    'Both, please.',
    'Done, they are in my bag.',
    'I owe you 12.50 for the tickets, by the way.',
  ],
  ko: [
    '토요일에 시장에 같이 갈래요?',
    '네, 열 시 넘어서요. 버스가 9시 40분에 있어요.',
    '좋아요!',
    '파란 서류철이랑 열쇠 두 개를 가져다줄 수 있어요? 부엌 식탁 위 전등 옆에 두고 왔어요.',
    '그럼요. 어떤 열쇠요? 작은 거요, 아니면 빨간 표가 달린 거요?',
    '둘 다 부탁해요.',
    '네, 가방에 넣었어요.',
    '그런데 표 값 12,500원은 내일 보낼게요.',
  ],
  ja: [
    '土曜日に市場へ行きませんか。',
    'はい、十時過ぎに。バスは9時40分に出ます。',
    'いいですね！',
    '青いファイルと鍵を二つ持ってきてもらえますか。台所のテーブルの上、電気スタンドの横に置いてきました。',
    'もちろんです。どの鍵ですか。小さいほうですか、それとも赤い札のついたほうですか。',
    '両方お願いします。',
    'はい、かばんに入れました。',
    'チケット代の1250円は明日払います。',
  ],
}
const NAMES = { en: 'Emma', ko: '지수', ja: '健太' } as const
const FONTS = { en: 'DejaVu Sans', ko: 'Noto Sans CJK KR', ja: 'Noto Sans CJK JP' } as const

/** `width` and `size` of the letters in pixels; `who` says whose the messages are, one digit each, 1 for one's own. */
function chat(look: Look, language: PageLanguage, width: number, size: number, who: string): RealPage {
  const { ground, theirs, mine, beside, bar, round = 18, hasTimes, hasFaces } = look
  const em = (pixels: number) => `${pixels / 16}em`
  const lines: string[] = []
  const say = (text: string) => {
    lines.push(text)
    return escapeMarkup(text)
  }
  const head = bar
    ? `<div style="background:${bar[0]};color:${bar[1]};padding:.8em 1em;text-align:center;font-weight:bold">${say(NAMES[language])}</div>`
    : ''
  const messages = TALKS[language].map((text, index) => {
    const isMine = who[index % who.length] === '1'
    const [back, ink] = isMine ? mine : theirs
    const isFirst = who[index % who.length] !== who[(index + who.length - 1) % who.length] || index === 0
    const name = hasFaces && !isMine && isFirst
    const face = hasFaces && !isMine ? `<div style="flex:none;width:2.4em;height:2.4em;border-radius:40%;background:${name ? 'radial-gradient(circle at 50% 35%,#f2c9a0 28%,#3d6b54 30%)' : 'none'}"></div>` : '' // prettier-ignore
    const label = name
      ? `<div style="font-size:.8em;color:${beside};margin-bottom:.2em">${say(NAMES[language])}</div>`
      : ''
    const bubble = `<div style="background:${back};color:${ink};padding:.55em .8em;border-radius:${em(round)}">${say(text)}</div>`
    const time = hasTimes ? `<div style="flex:none;font-size:.68em;color:${beside};align-self:flex-end">${say(`10:${31 + index}`)}</div>` : '' // prettier-ignore
    return `<div style="display:flex;gap:.5em;margin:${isFirst ? '.9em' : '.3em'} .7em 0;flex-direction:${isMine ? 'row-reverse' : 'row'}">${face}<div style="max-width:68%">${label}${bubble}</div>${time}</div>`
  })
  return {
    name: `${language}, ${look.name}, ${width} px`,
    language,
    html: `<!doctype html><html lang="${language}"><body style="margin:0"><div id="page" style="width:${width}px;background:${ground};padding-bottom:1em;font:${size}px/1.35 '${FONTS[language]}'">${head}${messages.join('')}</div></body></html>`,
    text: lines.join('\n'),
  }
}

/** Widths of screenshots with the size of letters that they have: of a phone in its own pixels, or of a window. */
const SCREENS: readonly (readonly [width: number, size: number])[] = [[640, 24], [1080, 42], [750, 30], [900, 18], [1440, 54], [1284, 22]] // prettier-ignore
const WHO = ['01', '0110', '00101']

export const CHAT_PAGES: readonly RealPage[] = (['en', 'ko', 'ja'] as const).flatMap((language, at) =>
  LOOKS.map((look, index) => {
    const [width, size] = SCREENS[(index + at * 2) % SCREENS.length]!
    return chat(look, language, width, size, WHO[(index + at) % WHO.length]!)
  }),
)
