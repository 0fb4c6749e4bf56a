import { phraseFiller, type Phrasebook } from './phrasebook'
import { wordsOf } from './pick'

const HANGUL_START = 0xac00
const FINALS = 28

function endsInConsonant(noun: string): boolean {
  return (noun.charCodeAt(noun.length - 1) - HANGUL_START) % FINALS !== 0
}

/** Particles after a consonant and after a vowel. */
const PARTICLES = {
  topic: ['은', '는'],
  subject: ['이', '가'],
  object: ['을', '를'],
  in: ['에서', '에서'],
  to: ['에', '에'],
} as const

const book: Phrasebook = {
  times: [
    '이른 아침',
    '어느 봄날',
    '해 질 무렵',
    '비가 그친 오후',
    '첫눈이 내린 날',
    '조용한 저녁',
    '늦은 밤',
    '긴 여름이 끝날 무렵',
    '바람 부는 날',
    '가을이 깊어 갈 때',
    '며칠 뒤',
    '그해 겨울',
  ],
  people: {
    nouns: wordsOf('여행자 정원사 작가 아이 이웃 화가 목수 어부 사서 할머니 요리사 음악가 우체부 선생님'),
    modifiers: wordsOf('젊은 말없는 다정한 부지런한 성실한 쾌활한'),
  },
  places: {
    nouns: wordsOf('골목 서점 바닷가 정류장 언덕 시장 도서관 강가 작업실 찻집 공원 다락방 마당 기차역'),
    modifiers: wordsOf('조용한 낯선 작은 오래된 환한 한적한'),
  },
  things: {
    nouns: wordsOf('편지 사진 지도 책 의자 그림 씨앗 우산 시계 찻잔 공책 열쇠 상자 손수건'),
    modifiers: wordsOf('낡은 빛바랜 작은 소중한 푸른 새로운'),
  },
  weather: {
    nouns: wordsOf('바람 햇살 안개 별빛 달빛 빗소리 꽃향기 노을빛'),
    modifiers: wordsOf('부드러운 차가운 옅은 따뜻한 은은한'),
  },
  adverbs: wordsOf('천천히 가만히 조용히 다시 오랫동안 조심스럽게 문득'),
  actions: wordsOf('바라보았다 떠올렸다 찾아냈다 건네받았다 꺼냈다 살펴보았다 어루만졌다 기다렸다'),
  movements: [
    { particle: 'object', final: '지나갔다', linking: '지나가고,' },
    { particle: 'object', final: '감쌌다', linking: '감싸고,' },
    { particle: 'object', final: '채웠다', linking: '채우고,' },
    { particle: 'to', final: '내려앉았다', linking: '내려앉고,' },
    { particle: 'to', final: '머물렀다', linking: '머물고,' },
    { particle: 'to', final: '번졌다', linking: '번지고,' },
  ],
  mark: (noun, particle) => noun + PARTICLES[particle][endsInConsonant(noun) ? 0 : 1],
  separator: ' ',
  end: '.',
}

export const korean = phraseFiller(book)
