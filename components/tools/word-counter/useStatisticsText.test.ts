import { callHook } from '@/scripts/jest/call-hook'
import { mainStatistics } from '@/lib/tools/word-counter/statistics'
import { useStatisticsText } from './useStatisticsText'

it('writes the figures that are shown, one a line', () => {
  const text = callHook('en', 'word-counter', useStatisticsText)(mainStatistics('One two three.\n\nFour five, six!'))
  expect(text.split('\n')).toEqual([
    'Characters: 31',
    'Without spaces: 25',
    'Words: 6',
    'Sentences: 2',
    'Paragraphs: 2',
    'Lines: 3',
    'Reading time: 1 min',
    'Speaking time: 1 min',
    'Typing time: 1 min',
    'Words per sentence: 3',
    'Characters per word: 4',
    'Sentences per paragraph: 1',
  ])
})
