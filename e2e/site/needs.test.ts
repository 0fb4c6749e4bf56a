import { htmlOf, needPages } from '@/e2e/support/pages'
import { guideOf } from '@/e2e/support/words'

test('a need and its tool link to each other', () => {
  const unlinked = needPages().filter((page) => {
    const tool = page.slice(0, page.lastIndexOf('/'))
    return !htmlOf(tool).includes(`href="${page}"`) || !htmlOf(page).includes(`href="${tool}"`)
  })
  expect(unlinked).toEqual([])
})

test('a need is described as steps to search engines, the ones that the page shows', () => {
  for (const page of needPages()) {
    const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(htmlOf(page))?.[1] ?? ''
    const graph = (JSON.parse(data) as { '@graph': { '@type': string; step?: { text: string }[] }[] })['@graph']
    const steps = graph.find((node) => node['@type'] === 'HowTo')?.step?.map(({ text }) => text)
    const shown = guideOf(page).filter(({ tag }) => tag === 'li')
    expect(shown.map(({ text }) => text).slice(0, steps?.length)).toEqual(steps)
  }
})
