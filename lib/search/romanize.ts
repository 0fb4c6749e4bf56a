import { syllableOf } from './hangul'
import { searchForm } from './normalize'

const INITIALS = 'ㄱg ㄲkk ㄴn ㄷd ㄸtt ㄹr ㅁm ㅂb ㅃpp ㅅs ㅆss ㅇ ㅈj ㅉjj ㅊch ㅋk ㅌt ㅍp ㅎh'
const VOWELS = 'ㅏa ㅐae ㅑya ㅒyae ㅓeo ㅔe ㅕyeo ㅖye ㅗo ㅘwa ㅙwae ㅚoe ㅛyo ㅜu ㅝwo ㅞwe ㅟwi ㅠyu ㅡeu ㅢui ㅣi'
const FINALS =
  'ㄱk ㄲk ㄳk ㄴn ㄵn ㄶn ㄷt ㄹl ㄺk ㄻm ㄼl ㄽl ㄾl ㄿp ㅀl ㅁm ㅂp ㅄp ㅅt ㅆt ㅇng ㅈt ㅊt ㅋk ㅌt ㅍp ㅎt'

function table(rows: string): ReadonlyMap<string, string> {
  return new Map(rows.split(' ').map((row) => [row.slice(0, 1), row.slice(1)]))
}

const INITIAL = table(INITIALS)
const VOWEL = table(VOWELS)
const FINAL = table(FINALS)

/**
 * Romanizes Hangul syllable by syllable (Revised Romanization of Korean, 2000), including liaison and ㄹㄹ as ll. Other
 * sound changes are ignored, as they are by most people who type romanized Korean.
 */
export function romanizeHangul(text: string): string {
  const syllables = Array.from(text, (character) => syllableOf(character) ?? character)
  return syllables
    .map((syllable, index) => {
      if (typeof syllable === 'string') return syllable
      const previous = syllables[index - 1]
      const next = syllables[index + 1]
      const before = typeof previous === 'object' ? previous.final : ''
      const doubled = before === 'ㄹ' && syllable.initial === 'ㄹ'
      const initial = doubled ? 'l' : INITIAL.get(syllable.initial)!
      const hasLiaison = typeof next === 'object' && next.initial === 'ㅇ' && syllable.final !== 'ㅇ'
      const final = (hasLiaison && INITIAL.get(syllable.final)) || (FINAL.get(syllable.final) ?? '')
      return initial + VOWEL.get(syllable.vowel)! + final
    })
    .join('')
}

const KANA =
  'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo ' +
  'たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ' +
  'ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn ゔvu'
const SYLLABLE = table(KANA)
const SMALL = table('ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ゎwa')

/** Contracts a syllable with the small kana after it (ki and yo → kyo; fu and a → fa; chi and yo → cho). */
function contracted(syllable: string, small: string): string {
  const stem = syllable.slice(0, -1)
  if (!small.startsWith('y')) return stem + small
  return /^(sh|ch|j)$/.test(stem) ? stem + small.slice(1) : stem + small
}

/** Romanizes kana (Hepburn) without long-vowel marks; everything else is unchanged. */
export function romanizeKana(text: string): string {
  let latin = ''
  let doubled = false
  for (const kana of searchForm(text)) {
    const small = SMALL.get(kana)
    const syllable = SYLLABLE.get(kana) ?? kana
    if (small !== undefined) latin = contracted(latin, small)
    else if (kana !== 'っ') latin += doubled ? syllable.replace(/^ch/, 'tch').replace(/^[a-su-z]/, '$&$&') : syllable
    doubled = kana === 'っ'
  }
  return latin
}

const KUNREI_RULES = [
  ['sh(?=[auoe])', 'sy'],
  ['ch(?=[auoe])', 'ty'],
  ['j(?=[auoe])', 'zy'],
  ['shi', 'si'],
  ['chi', 'ti'],
  ['tsu', 'tu'],
  ['ji', 'zi'],
  ['fu', 'hu'],
] as const

/** Converts Hepburn to Kunrei-shiki, which many people type (sha → sya, tsu → tu). */
export function hepburnToKunrei(hepburn: string): string {
  return KUNREI_RULES.reduce((text, [from, to]) => text.replaceAll(new RegExp(from, 'g'), to), hepburn)
}
