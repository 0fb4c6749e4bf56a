import { utf8Length } from '@/lib/core/bytes'

/**
 * Number of bytes by the rule of the Korean school record system (NEIS): as in UTF-8, but 2 for a line break. Source:
 * 나이스(NEIS) 학교생활기록부 글자 수 기준.
 */
export function schoolRecordBytes(text: string): number {
  const plain = text.replace(/\r\n?/g, '\n')
  return utf8Length(plain) + (plain.match(/\n/g)?.length ?? 0)
}
