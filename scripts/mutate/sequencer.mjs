/** Tests in the order in which they were asked for: the nearest to the fault first. */
export default class {
  constructor({ globalConfig }) {
    this.order = globalConfig.nonFlagArgs
  }
  sort(tests) {
    return tests.toSorted((a, b) => this.order.indexOf(a.path) - this.order.indexOf(b.path))
  }
  shard(tests) {
    return tests
  }
  allFailedTests() {
    return []
  }
  cacheResults() {}
}
