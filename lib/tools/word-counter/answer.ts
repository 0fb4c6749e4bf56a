import type { ToolAnswer } from '@/lib/answers/answer'
import { MAX_SENTENCE } from '@/lib/answers/sentence'
import { utf8Length } from '@/lib/core/bytes'

const ASKED = [
  /^["“「'](.+)["”」']\s*(?:은|는|이|の|は)?\s*(?:몇\s?자|몇\s?글자|글자\s?수|몇\s?바이트|바이트(?:\s?수)?|何文字|文字数|何バイト|バイト数)(?:야|예요|인가요|ですか)?$/,
  /^(?:how many (?:characters|letters|bytes)(?: are)?(?: there)? in|character count(?: of)?|bytes? (?:in|of)|length of)\s+["“'](.+)["”']$/i,
]

const ASKS_BYTES = /바이트|バイト|bytes?/i

const ASKED_WORDS = /^(?:how many words(?: are)?(?: there)? in|word count(?: of| in)?)\s+["“'](.+)["”']$/i

export const answer: ToolAnswer = {
  read: async (sentence) => {
    const asked = ASKED.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean)
    const ofWords = ASKED_WORDS.exec(sentence)?.[1]
    const text = asked ?? ofWords ?? (sentence.length > MAX_SENTENCE ? sentence : undefined)
    if (text === undefined) return null
    const { countText } = await import('./figures')
    const { characters, words } = countText(text)
    if (ofWords !== undefined) {
      return {
        kind: 'words',
        value: words,
        figure: ['words', { count: words }],
        reading: [`“${text}”`],
        fragment: '',
        text,
      }
    }
    const bytes = utf8Length(text)
    const inBytes = ['bytes', { bytes }] as const
    const inCharacters = ['characters', { characters }] as const
    const isOfCharacters = asked !== undefined && !ASKS_BYTES.test(sentence.replace(text, ''))
    return {
      kind: isOfCharacters ? 'characters' : 'bytes',
      value: isOfCharacters ? characters : bytes,
      figure: isOfCharacters ? inCharacters : inBytes,
      reading: ['UTF-8 · ', isOfCharacters ? inBytes : inCharacters],
      fragment: '',
      text,
    }
  },
}
