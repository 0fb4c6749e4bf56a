/** Particles and endings that follow an address directly in Korean, where a space comes after them; some take one more. */
const KOREAN = new RegExp(
  `^(?:${
    '입니다 입니까 이에요 예요 인데 이지만 이며 이고 이나 이라고 라고 이라는 라는 에서 에게 에 으로 로 까지 부터 처럼 보다 하고 마다 밖에 ' +
    '만 도 와 과 랑 이랑 은 는 이 가 을 를 의'
  })(?:만|은|는|도|의|요)?$`.replaceAll(' ', '|'),
)
const LETTERS = String.raw`[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+`
/** Signs that end an address in a sentence. */
const SIGNS = '”’…、，；：）」』】〉》'
/** A host with the path in ASCII, if there is one, and the letters of Korean or Japanese, or a sign, directly after it. */
const ADDRESS = new RegExp(
  String.raw`^((?:https?://|www\.)[\w.-]*\w(?::\d+)?)([/?#][\x21-\x7e]*)?(${LETTERS}(?![/\w%])|[${SIGNS}])`,
  'iu',
)

/**
 * Length of the address that a text begins with, where a Korean or Japanese particle follows it; undefined otherwise. GFM
 * takes every letter up to the next space for a part of the address. In a path, letters are the name of a page unless they are
 * a Korean particle alone or hiragana directly after a Latin letter or digit.
 */
export function addressBeforeParticle(text: string): number | undefined {
  const [, host = '', path = '', tail = ''] = ADDRESS.exec(text) ?? []
  if (host === '') return undefined
  const followsLetter = /^$|[a-z0-9]$/i.test(path)
  const isParticle =
    path === '' || SIGNS.includes(tail) || KOREAN.test(tail) || (followsLetter && /^\p{Script=Hiragana}/u.test(tail))
  return isParticle ? host.length + path.length : undefined
}
