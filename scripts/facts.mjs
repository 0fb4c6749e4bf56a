/** Writes docs/facts.md from data/facts.json: `npm run facts`. A test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const FACTS = 'data/facts.json'
export const LIST = 'docs/facts.md'

/** How often a fact may change, and when to look. */
export const REVIEWS = {
  yearly: ['Every January and March', 'Taxes, vaccination, card rates and forms of offices change with the year.'],
  law: ['Every January', 'Laws change when a parliament decides; the source shows the text in force.'],
  edition: [
    'When there is a new edition',
    'Guidelines and definitions; look once a year whether the source has moved on.',
  ],
  settled: ['Settled', 'Findings and old laws. Look only when somebody objects.'],
}

const INTRODUCTION = `# Facts to check once a year

What the pages say of laws, taxes, health and the forms of offices, with source and year. \`data/facts.json\` is the list;
\`npm run facts\` writes this page from it. A test (\`scripts/lint/facts.test.ts\`) fails when the words of a page no longer say
what the list says, when a guide names a law or an authority of the test's own list (\`AUTHORITY\`) without a row here, and from
the day after \`until\`, which each fact that changes with the year has.

For each row: open the source. Still so? Set \`checked\` to the day, and \`until\` to the next time. Changed? Correct \`value\`, \`year\`
and \`where\` in the list, too; the test then names the texts to rewrite, in each language as its readers say it. The constants of
formulas have their sources beside them in \`lib/tools\`.
`

function placesOf({ where }) {
  return Object.keys(where)
    .map((place) => `\`${place}\``)
    .join('<br>')
}

function rowOf(fact) {
  return `| ${fact.id} | ${fact.value} | [${fact.source}](${encodeURI(fact.url)}), ${fact.year}, checked ${fact.checked}${fact.until ? `, until ${fact.until}` : ''} | ${placesOf(fact)} |`
}

/** The text of docs/facts.md for the facts of the list. */
export function factsPage(facts) {
  const sections = Object.entries(REVIEWS).map(([review, [title, why]]) => {
    const rows = facts.filter((fact) => fact.review === review).map(rowOf)
    return [
      `## ${title}`,
      '',
      why,
      '',
      '| fact | what holds | source, year, day of the last check | where |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n')
  })
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  writeFileSync(LIST, factsPage(JSON.parse(readFileSync(FACTS, 'utf8'))))
}
