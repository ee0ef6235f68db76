import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// The config is read by every worker; the first reader chooses the folder and hands it on.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'marquee-e2e-'))
const port = Number(process.env['E2E_PORT'] ?? 3900)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'src/specs',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      APP_URL: baseURL,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      TEST_HOOKS: '1',
      LOG_LEVEL: 'warn',
    },
  },
})
