// `npm run bench`: runs every benchmark of e2e/performance, or those whose name holds one of the words given.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'

const folder = join(import.meta.dirname, '../e2e/performance')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))

for (const file of files) {
  console.log(`\n── ${file}`)
  const { status } = spawnSync('node', [join(folder, file), ...options], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findOrInstallChromium() },
  })
  process.exitCode = Math.max(Number(process.exitCode ?? 0), status ?? 1)
}
