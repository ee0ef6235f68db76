// `npm run make prove-kit`: packs the kit, and builds, tests and releases a remote with nothing but its archives (docs/outside-teams.md).
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'
import { runProgram } from './run-program.mjs'

const root = join(import.meta.dirname, '..')
process.chdir(root)
process.exitCode = await runProgram(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', '--config', 'e2e/kit.config.ts', '--reporter=list', ...process.argv.slice(2)],
  { ...process.env, CHROMIUM_PATH: findOrInstallChromium() },
)
