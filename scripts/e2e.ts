// `npm run e2e`: the browser tests, with any combination of releases (docs/qa.md). The words are read in e2e/src/runs.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const child = spawn(process.execPath, [join(root, 'e2e/src/runs/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findOrInstallChromium() },
})
const handOn = (signal: NodeJS.Signals) => child.kill(signal)
process.on('SIGINT', handOn).on('SIGTERM', handOn)
child.on('exit', (code) => process.exit(code ?? 1))
