// `npm run e2e`: the browser tests alone; further words go to Playwright.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const { status } = spawnSync(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findOrInstallChromium() } },
)
process.exitCode = status ?? 1
