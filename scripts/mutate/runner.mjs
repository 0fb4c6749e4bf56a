/** Jest's runner, stopping at the first test file that fails (`bail` would end the process), and saying that nothing hangs. */
import TestRunner from 'jest-runner'

export default class extends TestRunner {
  runTests(tests, watcher, options) {
    const interrupt = () => watcher.setState({ interrupted: true })
    this.on('test-file-failure', interrupt)
    this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      process.send({ done: true })
      if (numFailingTests > 0 || testExecError) interrupt()
    })
    return super.runTests(tests, watcher, options)
  }
}
