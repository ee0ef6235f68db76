import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { createDataDir } from './src/fixtures/data-dir.ts'

// The config is read by every worker; the first reader chooses the folder, hands it on, and removes it when all is over.
const running = process.env['E2E_URL']
if (running === undefined) {
  // Of the server that all specs share, and what servers of a spec's own begin with.
  provideFolder('E2E_DATA_DIR')
  provideFolder('E2E_PREPARED_DIR')
}
const port = Number(process.env['E2E_PORT'] ?? 3900)
const baseURL = running ?? `http://localhost:${port}`

export default defineConfig({
  // Playwright empties it at the start: runs on other ports, and the reports of a matrix, lie beside it.
  outputDir: `../test-results/${port}`,
  fullyParallel: true,
  // A run against chosen releases has nothing to say about servers that a test starts from this checkout.
  ...(running !== undefined && { grepInvert: /@own-server/ }),
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine may fail a test once; the report names what needed a second try.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // One more than cores: pages wait for the server, and for their own transitions.
  workers: availableParallelism() + 1,
  timeout: 180_000,
  projects: [
    { name: 'setup', testDir: 'src/setup', testMatch: '*.setup.ts' },
    { name: 'specs', testDir: 'src/specs', dependencies: ['setup'] },
  ],
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    // A trace of every test, thrown away when it passes, would cost a tenth of the run: a second try has one, and so has what is run
    // alone with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What is missing is reported long before the test's own time is over.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that beeps, and that nobody is asked about.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  ...(running === undefined && { webServer: ownServer() }),
})

function provideFolder(variable: string): void {
  if (process.env[variable] === undefined) {
    const folder = createDataDir()
    process.env[variable] = folder
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

function ownServer() {
  return {
    command: 'node server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    env: {
      PORT: String(port),
      APP_URL: baseURL,
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      TEST_HOOKS: '1',
      TEST_LOCAL_WEB: '1',
      LOG_LEVEL: 'warn',
    },
  }
}
