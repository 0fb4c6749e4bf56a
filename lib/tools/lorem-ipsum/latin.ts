import type { Random } from '@/lib/core/random'
import type { Filler } from './filler'
import { randomInteger, chance, pickRun, wordsOf } from './pick'

/** The traditional opening, derived from Cicero's De finibus bonorum et malorum: 19 words. */
export const CLASSIC_SENTENCE =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna ' +
  'aliqua.'

/** Words of the traditional text and of Cicero's; "lorem" is only used in the opening. */
const WORDS = wordsOf(
  'a ac accumsan adipiscing aliqua aliquam aliquet ante arcu at auctor augue bibendum blandit commodo congue consectetur ' +
    'consequat convallis cras cursus dapibus diam dictum dignissim dolor dolore donec dui duis efficitur egestas eget ' +
    'eleifend elementum elit enim erat eros est et eu euismod ex facilisis fames faucibus felis fermentum finibus fringilla ' +
    'fusce gravida hendrerit iaculis id imperdiet in integer ipsum justo labore lacinia lacus laoreet lectus leo libero ' +
    'ligula luctus magna malesuada massa mattis mauris maximus metus mi molestie morbi nam nec neque nibh nisi nulla nunc ' +
    'odio orci ornare pellentesque pharetra placerat porta posuere pretium purus quam quis',
)

function latinSentence(random: Random): string[] {
  const words = pickRun(random, WORDS, randomInteger(random, 5, 19))
  // At least two words before a comma and three after it.
  return words.map((word, index) => {
    const mayPause = index >= 2 && index < words.length - 3
    const [first = ''] = word
    return (index === 0 ? first.toUpperCase() + word.slice(1) : word) + (mayPause && chance(random, 0.15) ? ',' : '')
  })
}

export const latin: Filler = { words: WORDS, sentence: latinSentence, separator: ' ', end: '.' }
