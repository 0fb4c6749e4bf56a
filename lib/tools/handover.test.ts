import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOG } from './catalog'
import { GIVERS, takersOf, TAKERS } from './handover'

/** The code of a tool's screen, all files in one. */
function screenOf(slug: string): string {
  const folder = path.join(process.cwd(), 'components/tools', slug)
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

const SLUGS = CATALOG.map(({ slug }) => slug)

test.each(TAKERS)('$slug takes files from anywhere on the page', ({ slug, several }) => {
  expect(SLUGS).toContain(slug)
  const code = screenOf(slug)
  expect(code).toContain('useFileInput({')
  expect(code.includes('multiple: true')).toBe(several === true)
})

test.each(Object.keys(GIVERS))('%s offers its result to others, never to itself', (slug) => {
  expect(SLUGS).toContain(slug)
  expect(takersOf(slug).length).toBeGreaterThan(0)
  expect(takersOf(slug).map((taker) => taker.slug)).not.toContain(slug)
  expect(/OpenIn|BatchActions|ReductionBatch/.test(screenOf(slug))).toBe(true)
})

test('a GIF is not offered to those that would stop it moving unasked', () => {
  expect(takersOf('mp4-to-gif').map(({ slug }) => slug)).toEqual(['png-to-jpg', 'favicon-generator', 'color-picker'])
})

test.each(['loan-calculator', 'csv-json-converter', 'unheard-of'])('%s gives nothing', (slug) => {
  expect(takersOf(slug)).toEqual([])
})
