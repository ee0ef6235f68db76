// `npm run e2e`: the browser tests, with any combination of releases (docs/qa.md). The arguments are parsed in e2e/src/runs.
import { join } from 'node:path'
import { findOrInstallTestBrowsers } from './chromium.ts'
import { runProgram } from './run-program.mjs'

const root = join(import.meta.dirname, '..')
process.chdir(root)
const env = { ...process.env, ...findOrInstallTestBrowsers() }
process.exitCode = await runProgram(
  process.execPath,
  [join(root, 'e2e/src/runs/main.ts'), ...process.argv.slice(2)],
  env,
)
