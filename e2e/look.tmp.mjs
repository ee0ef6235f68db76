import { chromium } from '@playwright/test'
const base = 'http://localhost:5950'
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync'] })
const out = '/tmp/realads/shots'
const T = '/work/shared/testdata/real-ads-dated/'
const ctx = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, locale: 'en-US' })
const person = await (await ctx.request.post('/__test/seed', { data: { is_admin: true } })).json()
await ctx.request.get('/sanctum/csrf-cookie').catch(() => {})
const page = await ctx.newPage()
await page.goto('/login'); await page.getByLabel('E-mail').or(page.getByLabel('Email')).first().fill(person.email); await page.getByLabel('Password', { exact: true }).fill(person.password); await page.keyboard.press('Enter'); await page.waitForURL(/explore|dashboard|get-started/, { timeout: 30000 })
const shot = async (name, full = false) => { await page.waitForTimeout(1200); await page.screenshot({ path: `${out}/${name}.png`, fullPage: full }) }
for (const [name, file] of [['api', 'meta-api/ads_archive_answer.json'], ['web', 'adlib-web/ccl_snapshot_record.json'], ['csv', 'meta-csv/fb_ads.csv'], ['scraper', 'scraper/keyword_shoes.json']]) {
  await page.goto('/admin/ad-import'); await page.locator('input[type=file]').setInputFiles(T + file)
  await page.getByRole('region', { name: 'First ads' }).waitFor(); await shot(`import-${name}`, true)
  await page.getByRole('button', { name: 'Import the file' }).click(); await page.getByRole('button', { name: 'Import another file' }).waitFor({ timeout: 60000 }); if (name === 'csv') await shot('import-report', true)
}
await page.goto('/account-settings/integrations'); await shot('integrations', true)
await page.goto('/brand-spy'); await page.getByRole('button', { name: 'Follow a brand' }).first().click(); await shot('follow-dialog-without-source')
const dialog = page.getByRole('dialog', { name: 'Follow a brand' }); await dialog.getByRole('searchbox').fill('FCTRY'); await dialog.getByRole('searchbox').press('Enter'); await dialog.getByRole('button', { name: /^Follow FCTRY/ }).click(); await dialog.getByRole('button', { name: 'Close', exact: true }).click()
await page.goto('/account-settings/integrations'); await page.getByRole('button', { name: 'Connect: Meta Ad Library' }).click(); await page.getByRole('dialog').getByLabel('Access token').fill('EAAB-local-token'); await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click(); await page.waitForTimeout(3000); await shot('integrations-connected', true)
await ctx.storageState({ path: '/tmp/realads/state.json' })
await browser.close()
