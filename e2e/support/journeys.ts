import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from 'playwright/test'
import type { Journey } from './journey'
import { calculateByKeys, plainJob } from './plain-journey'
import { playwrightDriver } from './playwright-driver'
import { takeSteps } from './steps'

const FOLDER = path.join(process.cwd(), 'e2e/tools')

/** A journey with its defaults filled in. */
export type ToolJourney = Journey &
  Required<Pick<Journey, 'byKeys' | 'job'>> & {
    readonly slug: string
    /** Takes the steps of the job on the tool's open page. */
    readonly doJob: (page: Page) => Promise<void>
  }

function withDefaults(slug: string, journey: Journey): ToolJourney {
  const fragment = String(new URLSearchParams(journey.inputs))
  const job = journey.job ?? plainJob(journey)
  return {
    slug,
    job,
    doJob: (page) => takeSteps(playwrightDriver(page), job),
    byKeys: (hands) => calculateByKeys(journey, hands),
    ...journey,
    ...(journey.keyFigure && { keyFigure: { fragment, ...journey.keyFigure } }),
    ...(journey.inputs && { typing: { field: journey.invalid, fragment, ...journey.typing } }),
  }
}

/** The journeys of all tools by slug, in alphabetical order: every folder of e2e/tools has one. */
export const JOURNEYS: readonly ToolJourney[] = readdirSync(FOLDER)
  .sort()
  .map((slug) => {
    // `require`, because the tests of a spec are declared before anything asynchronous has run.
    const { journey } = createRequire(__filename)(path.join(FOLDER, slug, 'journey.ts')) as { journey: Journey }
    return withDefaults(slug, journey)
  })

export function journeyOf(slug: string): ToolJourney {
  const journey = JOURNEYS.find((one) => one.slug === slug)
  if (!journey) throw new RangeError(`no journey of ${slug}`)
  return journey
}

/** The tools whose journey includes this part. */
export function toolsWith<Part extends keyof Journey>(part: Part): (ToolJourney & Required<Pick<Journey, Part>>)[] {
  return JOURNEYS.filter(
    (journey): journey is ToolJourney & Required<Pick<Journey, Part>> => journey[part] !== undefined,
  )
}
