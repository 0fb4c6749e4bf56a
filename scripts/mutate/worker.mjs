/** Keeps Jest loaded and runs tests with one fault after the other; answers with the first test file that failed, or null. */
import { readInitialOptions } from 'jest-config'
import { runCLI } from 'jest'

const { config: base } = await readInitialOptions('jest.config.mjs')
const here = (file) => new URL(file, import.meta.url).pathname

function configFor(fault) {
  const transform = Object.entries(base.transform).map(([pattern, [, next]]) => [
    pattern,
    [here('transform.mjs'), { next, fault }],
  ])
  return {
    ...base,
    transform: Object.fromEntries(transform),
    roots: ['app', 'components', 'lib', 'scripts'].map((folder) => `<rootDir>/${folder}`),
    testSequencer: here('sequencer.mjs'),
    runner: here('runner.mjs'),
    reporters: [],
    // How long a test may take is for run.mjs to say: a busy machine is no fault.
    testTimeout: 2 ** 31 - 1,
  }
}

process.on('message', async ({ fault, tests }) => {
  const options = { _: tests, $0: '', runTestsByPath: true, runInBand: true, silent: true, watchman: false }
  const { results } = await runCLI({ ...options, config: JSON.stringify(configFor(fault)) }, [process.cwd()])
  const failed = results.testResults.find(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError)
  process.send({ failed: failed?.testFilePath ?? null })
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })
