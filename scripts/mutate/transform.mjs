/** Next's transform for Jest, with a fault put into one file on its way: no file on the disk ever changes. */
import { createHash } from 'node:crypto'
import nextTransform from 'next/dist/build/swc/jest-transformer.js'

const withFault = (source, file, { fault }) => (fault?.file === file ? fault.source : source)

export default {
  createTransformer(options) {
    const next = nextTransform.createTransformer(options.next)
    return {
      ...next,
      // The other files keep their place in Jest's cache from fault to fault.
      getCacheKey: (source, file, { config }) =>
        createHash('sha1')
          .update(JSON.stringify([withFault(source, file, options), file, config.testEnvironment, options.next]))
          .digest('hex'),
      process: (source, file, jestOptions) => next.process(withFault(source, file, options), file, jestOptions),
    }
  },
}
