import type { Page } from 'playwright/test'
import type { Hands, Journey } from './journey'
import type { Keyboard } from './keyboard'
import { button, choose, control, expect, figure } from './test'

type Kind = 'date' | 'select' | 'radio' | 'checkbox' | 'text'

function kindOf(page: Page, name: string): Promise<Kind> {
  return control(page, name)
    .first()
    .evaluate((element) => {
      if (element instanceof HTMLSelectElement) return 'select'
      const type = element instanceof HTMLInputElement ? element.type : 'text'
      return type === 'date' || type === 'radio' || type === 'checkbox' ? type : 'text'
    })
}

async function enterByKeys(page: Page, keys: Keyboard, name: string, value: string): Promise<void> {
  switch (await kindOf(page, name)) {
    case 'date':
      return keys.date(name, value)
    case 'select':
      return keys.select(name, value)
    case 'radio':
      return keys.choose(name, value)
    case 'checkbox':
      return keys.check(name)
    case 'text':
      return keys.type(name, value)
  }
}

async function enter(page: Page, name: string, value: string): Promise<void> {
  switch (await kindOf(page, name)) {
    case 'select':
      return void (await control(page, name).selectOption(value))
    case 'radio':
      return choose(page, name, value)
    case 'checkbox':
      return control(page, name).check()
    default:
      return control(page, name).fill(value)
  }
}

async function expectResult(page: Page, { result }: Journey): Promise<void> {
  if (!result) throw new Error('a journey without a job of its own needs a result')
  await expect(figure(page, result.name)).toHaveAttribute('data-value', result.value)
}

/** Types a letter into a number field and has the page checked that says so. */
export async function refuseLetters({ page, keys, state }: Hands, field: string): Promise<void> {
  await keys.type(field, 'x')
  await expect(control(page, field)).toHaveAttribute('aria-invalid', 'true')
  await state('error')
}

/** The job of a plain calculator by keys alone. */
export async function calculateByKeys(journey: Journey, hands: Hands): Promise<void> {
  const { page, keys, state } = hands
  for (const [name, value] of Object.entries(journey.inputs ?? {})) await enterByKeys(page, keys, name, value)
  if ((await button(page, 'calculate').count()) > 0) await keys.push('calculate')
  await expectResult(page, journey)
  await state('done')
  if (journey.invalid) await refuseLetters(hands, journey.invalid)
}

/** The job of a plain calculator with a mouse. */
export async function calculate(journey: Journey, page: Page): Promise<void> {
  for (const [name, value] of Object.entries(journey.inputs ?? {})) await enter(page, name, value)
  if ((await button(page, 'calculate').count()) > 0) await button(page, 'calculate').click()
  await expectResult(page, journey)
}
