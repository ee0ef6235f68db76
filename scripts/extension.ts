// `npm run extension`: builds the browser extension for Chrome and Firefox, holds its size to the budget, lints it and packs the ZIPs.
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')
const extension = join(root, 'extension')
/** Of one ZIP: what a user loads. */
const BUDGET_BYTES = 150 * 1000
const BROWSERS = ['chrome', 'firefox'] as const

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env['APP_URL'] ?? 'http://localhost:3000' },
    out: { type: 'string', default: join(extension, 'dist') },
    'only-chrome': { type: 'boolean', default: false },
  },
})

const env = { ...process.env, MARQUEE_URL: values.url, EXTENSION_OUT: values.out, WXT_TELEMETRY: '0' }
const run = (program: string, ...words: string[]) =>
  execFileSync(process.execPath, [join(extension, 'node_modules', program), ...words], {
    cwd: extension,
    env,
    stdio: 'inherit',
  })

if (values['only-chrome']) {
  run('wxt/bin/wxt.mjs', 'build')
} else {
  for (const browser of BROWSERS) {
    run('wxt/bin/wxt.mjs', 'zip', '--browser', browser, '--mv3')
  }
  run('web-ext/bin/web-ext.js', 'lint', '--source-dir', join(values.out, 'firefox-mv3'))
  const zips = readdirSync(values.out).filter((name) => name.endsWith('.zip'))
  for (const name of zips) {
    const { size } = statSync(join(values.out, name))
    console.log(`${name}: ${size} bytes of ${BUDGET_BYTES}`)
    process.exitCode ||= size > BUDGET_BYTES ? 1 : 0
  }
}
