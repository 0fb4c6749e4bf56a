import type { Locator, Page } from 'playwright/test'
import { videoFile } from '@/e2e/tools/mp4-to-gif/video'
import { scan } from '@/e2e/tools/text-extractor/scans'
import { image } from './images'
import { button, control, expect, figure } from './test'

/** A small phone, without animations that would delay screenshots. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const

const bar = (page: Page) => page.locator('[data-name="actionBar"]')

/** The key figure in the bar at the bottom, or the figure itself once it is visible. */
const keyFigure = (page: Page, text: string) =>
  page.locator('[data-name="keyFigure"] strong, main .headline-figure').filter({ hasText: text, visible: true }).first()

/** Runs in the page: how far it has to be scrolled until the element stands between the header and the bar. */
function hiddenBy(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  const floating = element.closest('header, .tool-bar, dialog, [popover]')
  const header = floating ? 0 : (document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0)
  const footer = floating ? undefined : document.querySelector('.tool-bar')?.getBoundingClientRect().top
  const room = (footer ?? window.innerHeight) - Math.max(0, header)
  if (top < header) return Math.floor(top - header)
  // Of what is higher than the window its beginning is enough.
  return Math.ceil(Math.max(0, bottom - top > room ? top - header : bottom - (footer ?? window.innerHeight)))
}

/** A thumb that counts what a job costs. Typing costs nothing once the field is tapped, and the tap on it not either. */
export class Thumb {
  taps = 0
  scrolled = 0
  constructor(readonly page: Page) {}

  /** Scrolls to an element as far as it has to. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible({ timeout: 60_000 })
    const distance = await target.evaluate(hiddenBy)
    this.scrolled += Math.abs(distance)
    await this.page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance)
  }

  async tap(target: Locator): Promise<void> {
    await this.reach(target)
    await target.tap()
    this.taps++
  }

  async files(...paths: string[]): Promise<void> {
    await this.reach(this.page.locator('[data-name="dropzone"] .button'))
    await this.page.locator('input[name="file"]').setInputFiles(paths)
    this.taps++
  }

  async type(name: string, text: string): Promise<void> {
    await this.reach(control(this.page, name))
    await control(this.page, name).fill(text)
  }
}

interface PhoneJob {
  readonly slug: string
  /** The taps up to the result. */
  readonly work: (thumb: Thumb) => Promise<void>
  readonly result: (page: Page) => Locator
  /** What a visitor does with it, unless it is read. */
  readonly action?: (page: Page) => Locator
}

/** What people do most on a phone. */
export const PHONE_JOBS: Record<string, PhoneJob> = {
  'five photos are compressed': {
    slug: 'jpg-compressor',
    work: (thumb) =>
      thumb.files(...['astronaut', 'chelsea', 'coffee', 'rocket', 'small-photo'].map((name) => image(`${name}.jpg`))),
    result: (page) => page.locator('section:has(button[name="downloadAll"]) strong').first(),
    action: (page) => button(page, 'downloadAll'),
  },
  'a photo becomes one for an ID card': {
    slug: 'image-resizer',
    work: async (thumb) => {
      await thumb.files(image('astronaut.jpg'))
      await thumb.tap(thumb.page.locator('button[name="quickSize"]').first())
      await expect(figure(thumb.page, 'resultWidth')).toHaveText('413')
    },
    result: (page) => page.locator('.picture-stage'),
    action: (page) => bar(page).locator('[value="download"]'),
  },
  'a PNG becomes a JPG': {
    slug: 'png-to-jpg',
    work: (thumb) => thumb.files(image('photo.png')),
    result: (page) => bar(page).getByText(/−\d+%/),
    action: (page) => bar(page).locator('[value="download"]'),
  },
  'the payments of a loan are known': {
    slug: 'loan-calculator',
    work: (thumb) => thumb.type('loanAmount', '200000000'),
    result: (page) => keyFigure(page, '954,831'),
  },
  'the BMI of feet and pounds is known': {
    slug: 'bmi-calculator',
    work: async (thumb) => {
      await thumb.tap(thumb.page.locator('label:has(input[name="unit"][value="imperial"])'))
      await thumb.type('height', '5')
      await thumb.type('inches', '9')
      await thumb.type('weight', '160')
    },
    result: (page) => keyFigure(page, '23.6'),
  },
  'the text of a screenshot is read': {
    slug: 'text-extractor',
    work: (thumb) => thumb.files(scan('en.png')),
    result: (page) => control(page, 'text'),
    action: (page) => page.locator('button:is([name="copy"], [value="copy"]):visible').last(),
  },
  'a part of a video becomes a GIF': {
    slug: 'mp4-to-gif',
    work: async (thumb) => {
      const { page } = thumb
      await thumb.files(videoFile('h264.mp4'))
      await thumb.tap(page.locator('[data-name="trimStart"]'))
      await page.keyboard.press('ArrowRight')
      await thumb.tap(bar(page).locator('[value="convert"]'))
      await expect(figure(page, 'gifSize')).toBeVisible({ timeout: 60_000 })
    },
    result: (page) => page.locator('section img'),
    action: (page) => page.locator('button:is([name="download"], [value="download"]):visible').last(),
  },
  'the days to a date are counted': {
    slug: 'date-calculator',
    work: async (thumb) => {
      await thumb.tap(thumb.page.locator('[role="tab"]').nth(1))
      await thumb.type('endDate', '2099-12-25')
    },
    result: (page) => keyFigure(page, 'D-'),
  },
}
