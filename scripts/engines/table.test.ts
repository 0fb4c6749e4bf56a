import { resultTable } from './table.mjs'

const result = (status: string, steps: object[] = []) => ({ results: [{ status, steps }] })
const by = (projectName: string, browser: string, outcome: object) => ({
  projectName,
  annotations: [{ type: 'browser', description: browser }],
  ...outcome,
})

it('a report becomes a table of tests and engines, with the step that failed', () => {
  const failed = result('failed', [{ title: 'does its job' }, { title: 'reloads', error: { message: 'x' } }])
  const report = {
    suites: [
      {
        specs: [],
        suites: [{ specs: [{ title: 'a', tests: [by('chromium', 'C 1', result('passed'))] }] }],
      },
      {
        specs: [
          { title: 'a', tests: [by('webkit', 'W 2', failed)] },
          { title: 'b', tests: [by('firefox', 'F 3', result('timedOut'))] },
        ],
      },
    ],
  }
  expect(resultTable(report)).toEqual({
    browsers: ['C 1', 'W 2', 'F 3'],
    table: [
      '|  | Chromium | Firefox | WebKit |',
      '| --- | --- | --- | --- |',
      '| a | yes | — | no: reloads |',
      '| b | — | no: start | — |',
    ].join('\n'),
  })
})
