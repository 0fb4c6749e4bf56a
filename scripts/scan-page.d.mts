import type { Page } from 'playwright/test'

export interface Scan {
  readonly language: 'en' | 'ko' | 'ja'
  readonly paragraphs: readonly string[]
  readonly font: string
  readonly size: number
  readonly measure: number
  readonly columns?: number
  readonly vertical?: boolean
  readonly rotate?: number
}

export function paragraphsOf(language: 'en' | 'ko' | 'ja'): string[]
export function scanHtml(scan: Scan): string
export function drawScan(page: Page, scan: Scan): Promise<Buffer>
