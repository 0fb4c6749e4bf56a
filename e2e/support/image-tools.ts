import type { Locator, Page } from 'playwright/test'
import { button, figure, openTool } from './test'

/** How one of the tools that take pictures shows what became of them. */
export interface ImageTool {
  readonly slug: string
  /** Several files at once, one `item` each. */
  readonly batch: boolean
  /** Opens the page in a setting in which one file's result takes no further press. */
  readonly open: (page: Page, locale?: string) => Promise<void>
  /** What is there when the file of this name has its result. */
  readonly result: (page: Page, name: string) => Locator
}

function item(page: Page, name: string): Locator {
  return page.locator('li[data-name="item"]').filter({ has: page.getByTitle(name, { exact: true }) })
}

function encoder(slug: string): ImageTool {
  return {
    slug,
    batch: true,
    open: (page, locale) => openTool(page, slug, { locale }),
    result: (page, name) => item(page, name).and(page.locator('[data-status="done"]')),
  }
}

export const COLOR_PICKER: ImageTool = {
  slug: 'color-picker',
  batch: false,
  open: (page, locale) => openTool(page, 'color-picker', { locale }),
  result: (page, name) => figure(page, 'fileName').filter({ hasText: name }),
}

export const FAVICON_GENERATOR: ImageTool = {
  slug: 'favicon-generator',
  batch: false,
  open: (page, locale) => openTool(page, 'favicon-generator', { locale }),
  result: (page, name) => page.getByRole('tabpanel').filter({ hasText: name }),
}

export const IMAGE_TOOLS: readonly ImageTool[] = [
  ...['image-resizer', 'jpg-compressor', 'png-to-jpg', 'exif-viewer'].map(encoder),
  COLOR_PICKER,
  FAVICON_GENERATOR,
]

export interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export async function addFiles(page: Page, ...files: readonly Upload[]): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles([...files])
}

/** Forgets all files. */
export async function reset(page: Page): Promise<void> {
  await button(page, 'reset').click()
}
