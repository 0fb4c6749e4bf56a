import { ANSWERS } from '@/lib/tools/answers.generated'
import type { Answer, Asker } from './answer'
import { sentenceOf } from './sentence'

/** An answer with the tool that gives it. */
export interface ToolsAnswer extends Answer {
  readonly tool: string
}

/** What is known of the tools that answer, by slug: what their sentences contain, and what they start with in the language. */
export type Answering = Readonly<Record<string, { readonly asks: string; readonly initial: Asker['initial'] }>>

const patterns = new Map<string, RegExp>()

/** The pattern of a source, which is compiled once: there are ten for each key. */
function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'isu')
  patterns.set(source, known)
  return known
}

/** The answer of the first tool that reads the text as a question; null if none does. Rejects if code cannot be loaded. */
export async function answerTo(
  text: string,
  asker: Omit<Asker, 'initial'>,
  answering: Answering,
): Promise<ToolsAnswer | null> {
  const sentence = sentenceOf(text)
  const asked = Object.entries(answering).filter(([, { asks }]) => patternOf(asks).test(sentence))
  const loading = asked.map(async ([tool, { initial }]) => ({ tool, initial, ...(await ANSWERS[tool]!()) }))
  for (const { tool, initial, answer } of await Promise.all(loading)) {
    const read = await answer.read(sentence, { ...asker, initial })
    if (read) return { ...read, tool }
  }
  return null
}
