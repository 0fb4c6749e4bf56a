import type { Page } from 'playwright/test'
import type { Hands, Journey } from './journey'
import type { Keyboard } from './keyboard'
import type { Step } from './steps'
import { button, control, expect, figure } from './test'

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

/** The job of a plain calculator as steps. */
export function plainJob({ inputs = {}, result }: Journey): Step[] {
  if (!result) throw new Error('a journey without a job of its own needs a result')
  const { name, value } = result
  return [
    ...Object.entries(inputs).map(([control, entered]) => ({ enter: control, value: entered })),
    { press: 'calculate', ifThere: true },
    { figure: name, is: typeof value === 'string' ? new RegExp(`^${value}$`) : value },
  ]
}
