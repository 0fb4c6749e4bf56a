import { filled, type ToolAnswer } from '@/lib/answers/answer'
import { anyOf, beside, leftOf, take } from '@/lib/answers/sentence'
import { pomodoroTimerFields } from './fields'
import { countdownText } from './time-text'

const WORDS =
  beside(`타이머 알람 집중 집중타이머 공부 뽀모도로 포모도로 맞춰줘 설정 재줘 알려줘 뒤에 뒤 후 후에 동안 켜줘 시작 짜리
  timer set set_a start start_a focus pomodoro study session countdown alarm minute
  タイマー 集中 勉強 ポモドーロ 後 後に セット セットして スタート 測って 間`)
const MINUTES = new RegExp(
  String.raw`(?<![\d.,:시時])(\d{1,2})[\s-]*(?:분(?!의|기)|分|${anyOf('minutes minute mins min')})`,
  'i',
)
const HOUR = new RegExp(
  String.raw`(?<!\d)1\s*(?:시간(?!\s*(?:반|\d))|時間(?!半|\d))|${anyOf('1_hour 1h an_hour one_hour')}`,
  'i',
)
const SHORT = /(?<![\d.,:])(\d{1,2})\s*m(?![a-z])/i
const NAMED = /타이머|timer|タイマー/i
/** What is timed, before the number. */
const TIMED = /^\s*(?:\p{L}{1,8}\s+){0,2}\p{L}{1,8}(?=\s)/u

export const answer: ToolAnswer = {
  read: (sentence, asker) => {
    const taken =
      take(sentence, MINUTES) ?? (NAMED.test(sentence) ? (take(sentence, HOUR) ?? take(sentence, SHORT)) : null)
    const rest = taken && NAMED.test(sentence) ? taken.rest.replace(TIMED, '') : taken?.rest
    if (!taken || rest === undefined || leftOf(rest, WORDS) !== '') return null
    const minutes = Number(taken.found[1] ?? 60)
    const read = filled(pomodoroTimerFields, asker, { workDuration: String(minutes) })
    if (!read) return null
    return {
      kind: 'timer',
      value: minutes,
      figure: countdownText(minutes * 60),
      reading: [['read', { minutes }]],
      fragment: read.fragment,
    }
  },
}
