import { defineConfig } from '@playwright/test'
import specs from './playwright.config.ts'

/** The proof of the packed kit: it takes minutes, so it is part of the exhaustive run only (`npm run make prove-kit` runs it alone). */
const { webServer: _shared, ...settings } = specs

export default defineConfig({
  ...settings,
  outputDir: '../test-results/kit',
  timeout: 600_000,
  projects: [{ name: 'kit', testDir: 'src/kit' }],
})
