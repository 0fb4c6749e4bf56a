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
  /** Where a visitor begins. */
  readonly address: string
  /** The taps up to the result. */
  readonly work: (thumb: Thumb) => Promise<void>
  readonly result: (page: Page) => Locator
  /** What a visitor does with it, unless it is read. */
  readonly action?: (page: Page) => Locator
}

/** What people do most on a phone. */
export const PHONE_JOBS: Record<string, PhoneJob> = {
  'five photos are compressed': {
    address: '/tools/jpg-compressor',
    work: (thumb) =>
      thumb.files(...['astronaut', 'chelsea', 'coffee', 'rocket', 'small-photo'].map((name) => image(`${name}.jpg`))),
    result: (page) => page.locator('section:has(button[name="downloadAll"]) strong').first(),
    action: (page) => button(page, 'downloadAll'),
  },
  'a photo for an ID card is made, from the search': {
    address: '/',
    work: async (thumb) => {
      await thumb.type('search', '증명사진')
      await thumb.tap(thumb.page.locator('a[data-need], a[data-tool]').first())
      await thumb.page.waitForURL(/korean-id-photo$/)
      await expect(thumb.page.locator('main[data-ready="true"]')).toBeVisible()
      await thumb.files(image('astronaut.jpg'))
    },
    result: (page) => bar(page).getByText('354 × 472'),
    action: (page) => bar(page).locator('[value="download"]'),
  },
  'a part of a video becomes a GIF': {
    address: '/tools/mp4-to-gif',
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
  'the text of a screenshot is read': {
    address: '/tools/text-extractor',
    work: (thumb) => thumb.files(scan('en.png')),
    result: (page) => control(page, 'text'),
    action: (page) => page.locator('button:is([name="copy"], [value="copy"]):visible').last(),
  },
  'a cover letter is held to its limit': {
    address: '/tools/word-counter/cover-letter-characters',
    work: (thumb) => thumb.type('text', '가나다라마'.repeat(150)),
    result: (page) => figure(page, 'remaining').filter({ hasText: '250자' }),
  },
  'two loans are compared': {
    address: '/tools/loan-calculator/loan-comparison',
    work: async (thumb) => {
      await thumb.type('loanAmount', '300000000')
      await thumb.type('annualRate', '4.2')
      await thumb.type('annualRate2', '3.9')
      await thumb.tap(thumb.page.locator('[data-name="keyFigure"]').getByText('2번 대출로 아끼는 돈'))
    },
    result: (page) => page.locator('[data-name="verdict"]').getByText('모두 합치면'),
  },
  'the due date is known': {
    address: '/tools/pregnancy-calculator',
    work: (thumb) => thumb.type('lastPeriod', '2026-01-01'),
    result: (page) => keyFigure(page, '10월 8일'),
  },
  'the lunar birthdays of both parents get into the calendar': {
    address: '/tools/date-calculator/lunar-birthday',
    work: async (thumb) => {
      await lunarBirthday(thumb, '아버지 생신', '3', '12')
      await thumb.tap(button(thumb.page, 'addPerson'))
      await lunarBirthday(thumb, '어머니 생신', '9', '4')
      await thumb.tap(thumb.page.locator('[data-name="keyFigure"]'))
    },
    result: (page) => figure(page, 'lunarNext'),
    action: (page) => button(page, 'download'),
  },
}

async function lunarBirthday(thumb: Thumb, name: string, month: string, day: string): Promise<void> {
  await thumb.type('lunarMonth', month)
  await thumb.type('lunarDay', day)
  await thumb.type('lunarName', name)
}
