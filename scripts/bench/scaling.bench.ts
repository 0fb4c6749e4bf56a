import { execSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { openTool, test } from '@/e2e/support/test'
import { onPath } from '@/scripts/ensure-browser.mjs'
import { fortyPhotos } from './photos'
import { writeRows } from './rows.mjs'

/**
 * Speedup of compressing forty photos on all cores over one, in alternation with two native programs that share nothing, which
 * shows what the machine allows. `npm run bench -- scaling`; BENCH_RUNS=1 (default 3).
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const CORES = cpus().length
const FOLDER = path.resolve('reports/bench/files')

function secondsNatively(files: readonly string[], jobs: number): number {
  const started = performance.now()
  const target = mkdtempSync(path.join(tmpdir(), 'scaling-'))
  const command = `printf '%s\\n' ${files.join(' ')} | xargs -P${jobs} -I% bash -c 'djpeg % | cjpeg -quality 80 -optimize > ${target}/$(basename %)'`
  execSync(command, { shell: '/bin/bash', stdio: 'ignore' })
  return (performance.now() - started) / 1000
}

test('forty photos on all cores', async ({ browser, baseURL }) => {
  test.setTimeout(1_800_000)
  mkdirSync(FOLDER, { recursive: true })
  const files = fortyPhotos(FOLDER)
  const seconds = async (workers: number) => {
    const page = await browser.newPage({ baseURL })
    await page.addInitScript(
      (count) => Object.defineProperty(navigator, 'hardwareConcurrency', { value: count }),
      workers,
    )
    await openTool(page, 'jpg-compressor')
    const started = performance.now()
    await page
      .locator('input[name="file"]')
      .first()
      .setInputFiles([...files])
    const isDone = (count: number) => document.querySelectorAll('li[data-status="done"]').length === count
    await page.waitForFunction(isDone, files.length, { timeout: 300_000, polling: 20 })
    const taken = (performance.now() - started) / 1000
    await page.close()
    return taken
  }
  const own: number[] = []
  const native: number[] = []
  for (let turn = 0; turn < RUNS; turn++) {
    own.push((await seconds(1)) / (await seconds(CORES)))
    if (onPath('cjpeg')) native.push(secondsNatively(files, 1) / secondsNatively(files, CORES))
  }
  const against = native.length > 0 ? { name: 'djpeg and cjpeg', values: native } : undefined
  writeRows('scaling', [
    { what: `forty photos, times faster on ${CORES} cores than on one`, unit: '×', values: own, against },
  ])
  console.log(
    `${CORES} cores: ${own.map((ratio) => ratio.toFixed(2)).join(' ')}; native ${native.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  )
})
