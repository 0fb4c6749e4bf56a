const ENGINES = ['chromium', 'firefox', 'webkit']

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function failedStep({ steps = [] }) {
  return steps.find(({ error }) => error)?.title ?? 'start'
}

function verdict(test) {
  const result = test.results.at(-1)
  if (!result || result.status === 'skipped') return '—'
  return result.status === 'passed' ? 'yes' : `no: ${failedStep(result)}`
}

/**
 * What a report of Playwright (JSON) on tests by engine says: a Markdown table with a row for each test and a column for
 * each engine, in the order of the report, and the browsers that were run.
 */
export function resultTable(report) {
  const rows = new Map()
  const browsers = new Set()
  for (const { title, tests } of report.suites.flatMap(specsOf)) {
    const row = rows.get(title) ?? {}
    for (const test of tests) {
      row[test.projectName] = verdict(test)
      for (const { type, description } of test.annotations) if (type === 'browser') browsers.add(description)
    }
    rows.set(title, row)
  }
  const cells = [...rows].map(([title, row]) => [title, ...ENGINES.map((engine) => row[engine] ?? '—')])
  const lines = [['', 'Chromium', 'Firefox', 'WebKit'], ['---', '---', '---', '---'], ...cells]
  return { table: lines.map((line) => `| ${line.join(' | ')} |`).join('\n'), browsers: [...browsers] }
}
