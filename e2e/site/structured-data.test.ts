import Validator from '@adobe/structured-data-validator'
import { allPages, htmlOf, languageOf } from '@/e2e/support/pages'
import { schemaOrgTerms, unexpectedValues, type Node } from '@/e2e/support/schema-org'
import { guideOf, plainText } from '@/e2e/support/words'

interface Question {
  name: string
  acceptedAnswer: { text: string }
}

function graphOf(page: string): Node[] {
  const found = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(htmlOf(page))?.[1] ?? '{}'
  const { '@graph': graph = [] } = JSON.parse(found) as { '@graph'?: Node[] }
  return graph
}

function nodeOf(page: string, type: string): Node {
  const nodes = graphOf(page).filter((node) => node['@type'] === type)
  expect({ page, type, nodes: nodes.length }).toEqual({ page, type, nodes: 1 })
  return nodes[0] ?? {}
}

test('the structured data of every page are valid for schema.org and for search engines', async () => {
  const terms = schemaOrgTerms()
  const validator = new Validator({ '@graph': terms })
  for (const page of allPages()) {
    const graph = graphOf(page)
    const found = Object.fromEntries(graph.map((node) => [node['@type'], [node]]))
    const issues = await validator.validate({ jsonld: found })
    // The steps of a HowTo may have pictures and videos; ours have none.
    const wrong = issues.filter(({ rootType, severity }) => rootType !== 'HowTo' || severity !== 'WARNING')
    expect({ page, wrong }).toEqual({ page, wrong: [] })
    expect({ page, unexpected: unexpectedValues(graph, terms) }).toEqual({ page, unexpected: [] })
  }
})

test('the validator reports unknown types, properties and values', async () => {
  const terms = schemaOrgTerms()
  const wrong: Node[] = [
    { '@type': 'WebApplication', tint: 'blue', offers: { '@type': 'Place', name: 'here' } },
    { '@type': 'BreadcrumbLost', itemListElement: [] },
  ]
  const issues = await new Validator({ '@graph': terms }).validate({ jsonld: { WebApplication: wrong } })
  const messages = issues.map(({ issueMessage }) => issueMessage).join('\n')
  expect(messages).toContain('tint')
  expect(messages).toContain('BreadcrumbLost')
  expect(unexpectedValues(wrong, terms)).toEqual(['WebApplication.offers: Place'])
})

test('the structured data agree with the text of the page', () => {
  for (const page of allPages()) {
    const html = htmlOf(page)
    const heading = plainText(/<h1[^>]*>(.+?)<\/h1>/.exec(html)?.[1] ?? '')
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect(nodeOf(page, 'Organization').name).toBeTruthy()
    if (!page.includes('/tools/')) continue

    const application = nodeOf(page, 'WebApplication')
    expect(application).toMatchObject({ name: heading, url: canonical, inLanguage: languageOf(page) })
    const trail = nodeOf(page, 'BreadcrumbList').itemListElement as Node[]
    expect(trail.at(-1)).toMatchObject({ position: trail.length, name: heading, item: canonical })
    const guide = guideOf(page)
    const asked = guide.flatMap(({ tag, text }, index) =>
      tag === 'h3' ? [{ name: text, acceptedAnswer: { text: guide[index + 1]?.text ?? '' } }] : [],
    )
    const questions = nodeOf(page, 'FAQPage').mainEntity as Question[]
    expect(questions.map(({ name, acceptedAnswer: { text } }) => ({ name, acceptedAnswer: { text } }))).toEqual(asked)
  }
})

test.each(['/', '/en', '/ja'])('%s describes its search to search engines', (home) => {
  const { potentialAction, url } = nodeOf(home, 'WebSite')
  expect(potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${url as string}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
  expect(new URL(url as string).pathname).toBe(home)
})
