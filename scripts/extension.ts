// `npm run make extension`: builds the browser extension for Chrome and Firefox, holds its size to the budget, lints it and packs the ZIPs.
// `npm start` and `npm run build` do it with `--if-changed`: without the lint, and only if the sources or the address of Marquee changed.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toRelease } from '../shared/federation/src/input-hash.ts'
import { runQuietly } from './run-quietly.mjs'

const root = join(import.meta.dirname, '..')
const extension = join(root, 'extension')
/** Of one ZIP: what a user loads. */
const BUDGET_BYTES = 150 * 1000
const BROWSERS = ['chrome', 'firefox'] as const

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env['APP_URL'] ?? ownAddress(process.env) },
    out: { type: 'string', default: join(extension, 'dist') },
    'only-chrome': { type: 'boolean', default: false },
    'if-changed': { type: 'boolean', default: false },
  },
})

const env = { ...process.env, MARQUEE_URL: values.url, EXTENSION_OUT: values.out, WXT_TELEMETRY: '0' }
/** Says what the ZIPs were built from. The server offers them only if they were built for its own address. */
const record = join(values.out, 'built-for.json')
const built = JSON.stringify({ url: new URL(values.url).origin, inputs: toRelease(root, 'extension') })

const run = (program: string, ...words: string[]) => {
  const line = [join(extension, 'node_modules', program), ...words]
  if (values['if-changed']) {
    runQuietly(process.execPath, line, { cwd: extension, env })
  } else {
    execFileSync(process.execPath, line, { cwd: extension, env, stdio: 'inherit' })
  }
}

if (values['only-chrome']) {
  run('wxt/bin/wxt.mjs', 'build')
} else if (values['if-changed'] && existsSync(record) && readFileSync(record, 'utf8') === built) {
  console.log('extension: reused')
} else {
  const startedAt = Date.now()
  for (const browser of BROWSERS) {
    run('wxt/bin/wxt.mjs', 'zip', '--browser', browser, '--mv3')
  }
  writeFileSync(record, built)
  console.log(`extension: built for ${values.url} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  if (!values['if-changed']) {
    run('web-ext/bin/web-ext.js', 'lint', '--source-dir', join(values.out, 'firefox-mv3'))
    checkSizes()
  }
}

/** The address of a server that is not told its own. */
function ownAddress({ PORT = '3000', TLS_CERT_FILE }: NodeJS.ProcessEnv): string {
  return `${TLS_CERT_FILE === undefined ? 'http' : 'https'}://localhost:${PORT}`
}

function checkSizes(): void {
  const zips = readdirSync(values.out).filter((name) => name.endsWith('.zip'))
  for (const name of zips) {
    const { size } = statSync(join(values.out, name))
    console.log(`${name}: ${size} bytes of ${BUDGET_BYTES}`)
    process.exitCode ||= size > BUDGET_BYTES ? 1 : 0
  }
}
