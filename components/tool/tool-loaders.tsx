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
  'csv-json-converter': dynamic(() => import('@/components/tools/csv-json-converter/CsvJsonConverter').then(ready)),
  'loan-calculator': dynamic(() => import('@/components/tools/loan-calculator/LoanCalculator').then(ready)),
}
