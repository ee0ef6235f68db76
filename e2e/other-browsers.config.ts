import { defineConfig } from '@playwright/test'
import specs from './playwright.config.ts'

/** What other browsers than Chromium are held to: they are driven by the tests themselves. */
export default defineConfig({
  ...specs,
  outputDir: '../test-results/other-browsers',
  projects: [{ name: 'other-browsers', testDir: 'src/other-browsers' }],
})
