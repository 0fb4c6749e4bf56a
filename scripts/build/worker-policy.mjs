import { onlyMatch } from './site.mjs'
import { inlineScript } from './inline-script.mjs'

const START_OF_WORKERS = /^_next\/static\/chunks\/turbopack-worker-[\w.~-]+\.js$/gm

export const workerPolicy = {
  name: 'worker-policy',
  why: 'Turbopack’s workers import their code by addresses that are text, which Trusted Types refuse without a policy.',
  run(site) {
    const [name] = onlyMatch(site.names().join('\n'), START_OF_WORKERS, 'start of Turbopack’s workers')
    const policy = inlineScript(
      { module: 'components/shell/inline/own-scripts.ts', name: 'allowOwnScripts' },
      site.base,
    )
    site.write(name, policy + site.read(name))
    return `1 start of workers makes the policy first`
  },
}
