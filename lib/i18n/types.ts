import type errors from '@/messages/en/errors.json'
import type home from '@/messages/en/home.json'
import type search from '@/messages/en/search.json'
import type offline from '@/messages/en/offline.json'
import type shell from '@/messages/en/shell.json'
import type compoundInterest from '@/messages/en/compound-interest.json'
import type creditCalculator from '@/messages/en/credit-calculator.json'
import type csvJsonConverter from '@/messages/en/csv-json-converter.json'
import type dateCalculator from '@/messages/en/date-calculator.json'
import type jpgCompressor from '@/messages/en/jpg-compressor.json'
import type pngToJpg from '@/messages/en/png-to-jpg.json'
import type imageResizer from '@/messages/en/image-resizer.json'
import type loanCalculator from '@/messages/en/loan-calculator.json'
import type ovulationCalendar from '@/messages/en/ovulation-calendar.json'
import type pomodoroTimer from '@/messages/en/pomodoro-timer.json'
import type bacCalculator from '@/messages/en/bac-calculator.json'
import type bmiCalculator from '@/messages/en/bmi-calculator.json'
import type pregnancyCalculator from '@/messages/en/pregnancy-calculator.json'
import type weightCalculator from '@/messages/en/weight-calculator.json'
import type wordCounter from '@/messages/en/word-counter.json'
import type scientificCalculator from '@/messages/en/scientific-calculator.json'
import type basicCalculator from '@/messages/en/basic-calculator.json'
import type unitConverter from '@/messages/en/unit-converter.json'
import type whiteNoise from '@/messages/en/white-noise.json'
import type loremIpsum from '@/messages/en/lorem-ipsum.json'
import type markdownHtml from '@/messages/en/markdown-html.json'
import type exifViewer from '@/messages/en/exif-viewer.json'
import type mp4ToGif from '@/messages/en/mp4-to-gif.json'
import type faviconGenerator from '@/messages/en/favicon-generator.json'
import type textExtractor from '@/messages/en/text-extractor.json'
import type colorPicker from '@/messages/en/color-picker.json'
import type { Locale } from './locales'

/** One row per tool: what its component says, under its slug. */
interface ToolUi {
  'date-calculator': (typeof dateCalculator)['ui']
  'jpg-compressor': (typeof jpgCompressor)['ui']
  'exif-viewer': (typeof exifViewer)['ui']
  'text-extractor': (typeof textExtractor)['ui']
  'png-to-jpg': (typeof pngToJpg)['ui']
  'image-resizer': (typeof imageResizer)['ui']
  'csv-json-converter': (typeof csvJsonConverter)['ui']
  'credit-calculator': (typeof creditCalculator)['ui']
  'compound-interest': (typeof compoundInterest)['ui']
  'ovulation-calendar': (typeof ovulationCalendar)['ui']
  'pregnancy-calculator': (typeof pregnancyCalculator)['ui']
  'mp4-to-gif': (typeof mp4ToGif)['ui']
  'favicon-generator': (typeof faviconGenerator)['ui']
  'color-picker': (typeof colorPicker)['ui']
  'word-counter': (typeof wordCounter)['ui']
  'lorem-ipsum': (typeof loremIpsum)['ui']
  'markdown-html': (typeof markdownHtml)['ui']
  'loan-calculator': (typeof loanCalculator)['ui']
  'pomodoro-timer': (typeof pomodoroTimer)['ui']
  'bac-calculator': (typeof bacCalculator)['ui']
  'bmi-calculator': (typeof bmiCalculator)['ui']
  'weight-calculator': (typeof weightCalculator)['ui']
  'scientific-calculator': (typeof scientificCalculator)['ui']
  'basic-calculator': (typeof basicCalculator)['ui']
  'unit-converter': (typeof unitConverter)['ui']
  'white-noise': (typeof whiteNoise)['ui']
}

/** The words that may reach the client: the shell's, the errors', the home and about pages' and the page's own tool's. */
export interface ClientMessages extends ToolUi {
  shell: (typeof shell)['ui']
  errors: typeof errors
  home: (typeof home)['ui']
  search: (typeof search)['ui']
  offline: (typeof offline)['ui']
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: ClientMessages
  }
}
