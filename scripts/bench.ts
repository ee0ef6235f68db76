// `npm run bench`: runs every benchmark of e2e/performance, or those whose names contain one of the given words.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'
import { installProgram } from './debian-packages.ts'
import { runProgram } from './run-program.mjs'

/** Options of the search benchmark, and the option for the smallest size of all benchmarks. */
const OPTION = /^--(?:ads=[1-9]\d*|data=.+|smoke)$/

const folder = join(import.meta.dirname, '../e2e/performance')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace(/\.bench\.ts$/, ''))
const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('-'))
const wanted = words.filter((word) => !word.startsWith('-'))
const unknown = [
  ...options.filter((option) => !OPTION.test(option)),
  ...wanted.filter((word) => !names.some((name) => name.includes(word))),
]
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}; "npm run bench -- --help" says more.`)
  process.exit(2)
}

const chosen = names.filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
if (chosen.includes('cluster')) {
  installProgram('haproxy', 'haproxy')
}
if (chosen.some((name) => name === 'search-engine' || name === 'cluster')) {
  installProgram('searchd', 'sphinxsearch')
}
const env = { ...process.env, CHROMIUM_PATH: findOrInstallChromium() }
if (options.includes('--smoke')) {
  process.exit(await runProgram(process.execPath, [join(folder, 'run-smallest.ts'), ...chosen], env))
}
for (const name of chosen) {
  console.log(`\n── ${name}`)
  const code = await runProgram(process.execPath, [join(folder, `${name}.bench.ts`), ...options], env)
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code)
  if (code >= 128) {
    // The benchmark was ended by a signal, so this command ends too: the next benchmark must not start.
    break
  }
}
