'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { MarkReady } from './MarkReady'

/** What a tool's main file exports by default. */
interface ScreenModule {
  default: ComponentType
}

/** Adds to a tool's screen the mark that the page reacts to input, so that the mark comes with the screen's own code. */
function ready({ default: Screen }: ScreenModule): ComponentType {
  return function ReadyScreen() {
    return (
      <>
        <Screen />
        <MarkReady />
      </>
    )
  }
}

/** One row per tool. The literal import() within dynamic() is what gives each tool a chunk of its own. */
export const TOOL_SCREENS: Readonly<Record<string, ComponentType>> = {
  'date-calculator': dynamic(() => import('@/components/tools/date-calculator/DateCalculator').then(ready)),
  'jpg-compressor': dynamic(() => import('@/components/tools/jpg-compressor/JpgCompressor').then(ready)),
  'exif-viewer': dynamic(() => import('@/components/tools/exif-viewer/ExifViewer').then(ready)),
  'png-to-jpg': dynamic(() => import('@/components/tools/png-to-jpg/PngToJpg').then(ready)),
  'image-resizer': dynamic(() => import('@/components/tools/image-resizer/ImageResizer').then(ready)),
  'csv-json-converter': dynamic(() => import('@/components/tools/csv-json-converter/CsvJsonConverter').then(ready)),
  'credit-calculator': dynamic(() => import('@/components/tools/credit-calculator/CreditCalculator').then(ready)),
  'compound-interest': dynamic(() => import('@/components/tools/compound-interest/CompoundInterest').then(ready)),
  'ovulation-calendar': dynamic(() => import('@/components/tools/ovulation-calendar/OvulationCalendar').then(ready)),
  'pregnancy-calculator': dynamic(() =>
    import('@/components/tools/pregnancy-calculator/PregnancyCalculator').then(ready),
  ),
  'favicon-generator': dynamic(() => import('@/components/tools/favicon-generator/FaviconGenerator').then(ready)),
  'color-picker': dynamic(() => import('@/components/tools/color-picker/ColorPicker').then(ready)),
  'word-counter': dynamic(() => import('@/components/tools/word-counter/WordCounter').then(ready)),
  'lorem-ipsum': dynamic(() => import('@/components/tools/lorem-ipsum/LoremIpsum').then(ready)),
  'markdown-html': dynamic(() => import('@/components/tools/markdown-html/MarkdownHtml').then(ready)),
  'loan-calculator': dynamic(() => import('@/components/tools/loan-calculator/LoanCalculator').then(ready)),
  'pomodoro-timer': dynamic(() => import('@/components/tools/pomodoro-timer/PomodoroTimer').then(ready)),
  'bac-calculator': dynamic(() => import('@/components/tools/bac-calculator/BacCalculator').then(ready)),
  'bmi-calculator': dynamic(() => import('@/components/tools/bmi-calculator/BmiCalculator').then(ready)),
  'weight-calculator': dynamic(() => import('@/components/tools/weight-calculator/WeightCalculator').then(ready)),
  'scientific-calculator': dynamic(() =>
    import('@/components/tools/scientific-calculator/ScientificCalculator').then(ready),
  ),
  'basic-calculator': dynamic(() => import('@/components/tools/basic-calculator/BasicCalculator').then(ready)),
  'unit-converter': dynamic(() => import('@/components/tools/unit-converter/UnitConverter').then(ready)),
  'white-noise': dynamic(() => import('@/components/tools/white-noise/WhiteNoise').then(ready)),
}
