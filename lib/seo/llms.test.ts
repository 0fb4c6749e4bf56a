import { readdirSync, readFileSync } from 'node:fs'
import { CATALOG } from '@/lib/tools/catalog'
import { llmsText } from './llms'

// As the build has it (experimental.messages.precompile): messages come compiled.
jest.mock('use-intl/format-message', () => jest.requireActual('use-intl/format-message/format-only'))

const words = (file: string) => JSON.parse(readFileSync(`messages/en/${file}.json`, 'utf8'))

it('llms.txt lists every tool with its needs by category, then the pages and the other languages', async () => {
  const text = await llmsText()
  const { categories, footer, language, siteName } = words('shell').page
  expect(text.match(/^#+ .+$/gm)).toEqual([
    `# ${siteName}`,
    ...['image', 'text', 'calculator', 'utility'].map((category) => `## ${categories[category]}`),
    `## ${footer.links}`,
    `## ${language}`,
  ])
  const { subtitle } = words('home').page
  expect(text.split('\n').slice(1, 6)).toEqual([
    '',
    `> ${subtitle.replace('{count}', String(CATALOG.length))} ${words('home').seo.description}`,
    '',
    `## ${categories.image}`,
    '',
  ])
  const tool = words('text-extractor').page
  const need = words('needs/pdf-to-text')
  const at = 'https://toolbox.example/en/tools/text-extractor'
  expect(text).toContain(
    `\n- [${tool.name}](${at}): ${tool.description}\n  - [${need.name}](${at}/pdf-to-text): ${need.description}\n`,
  )
  const { seo } = words('about')
  expect(text).toContain(
    `## ${footer.links}\n\n- [${seo.title}](https://toolbox.example/en/about): ${seo.description}\n`,
  )
  expect(text).not.toContain('](https://toolbox.example/en)')
  // The last section: each other language with the needs that it answers.
  const lines = text.trimEnd().split('\n')
  const others = lines.slice(lines.indexOf(`## ${language}`) + 2)
  const sections = others.join('\n').split(/^- /m).slice(1)
  const inOwn = (locale: string) => readdirSync(`messages/${locale}/needs`).length
  expect(sections.map((section) => [section.split('\n')[0], section.trim().split('\n').length - 1])).toEqual([
    ['[한국어](https://toolbox.example/)', inOwn('ko')],
    ['[日本語](https://toolbox.example/ja)', inOwn('ja')],
  ])
  expect(others).toContainEqual(
    expect.stringContaining('(https://toolbox.example/ja/tools/image-resizer/my-number-card-photo): '),
  )
  expect(text.match(/^- \[.+\/tools\//gm)).toHaveLength(CATALOG.length)
})
