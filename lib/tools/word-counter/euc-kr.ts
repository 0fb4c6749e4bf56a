/** Both bytes of the signs and hanja of KS X 1001, which EUC-KR contains in addition to Hangul. */
const BYTES = { from: 0xa1, to: 0xfe }
const LINE_END = 0x0a
const ONE_CHARACTER = /^[^\ufffd\ue000-\uf8ff]$/

let known: ReadonlySet<string> | undefined

/** The characters of KS X 1001, read off the browser's own decoder: each pair of bytes is decoded on its own line. */
function charactersOfTwoBytes(): ReadonlySet<string> {
  if (known) return known
  const bytes: number[] = []
  for (let first = BYTES.from; first <= BYTES.to; first++)
    for (let second = BYTES.from; second <= BYTES.to; second++) bytes.push(first, second, LINE_END)
  const lines = new TextDecoder('euc-kr').decode(Uint8Array.from(bytes)).split('\n')
  known = new Set(lines.filter((line) => ONE_CHARACTER.test(line)))
  return known
}

/**
 * Size of a text in EUC-KR as Windows and browsers extend it, to all Hangul syllables (code page 949): 1 byte for ASCII, 2 for
 * every other character, also for those `missing` in EUC-KR.
 */
export function eucKrSize(text: string) {
  let bytes = 0
  let missing = 0
  for (const character of text) {
    const isAscii = character < '\x80'
    const isHangul = character >= '가' && character <= '힣'
    bytes += isAscii ? 1 : 2
    if (!isAscii && !isHangul && !charactersOfTwoBytes().has(character)) missing++
  }
  return { bytes, missing }
}
