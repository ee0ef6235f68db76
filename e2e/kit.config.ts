import { defineConfig } from '@playwright/test'
import specs from './playwright.config.ts'

/** The proof of the packed kit: it installs packages of the registry, so it is not part of every run (`npm run make prove-kit`). */
const { webServer: _shared, ...settings } = specs

export default defineConfig({
  ...settings,
  outputDir: '../test-results/kit',
  timeout: 600_000,
  projects: [{ name: 'kit', testDir: 'src/kit' }],
})
