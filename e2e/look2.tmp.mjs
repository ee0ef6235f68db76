import { chromium } from '@playwright/test'
const base = 'http://localhost:5950'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync'] })
const out = '/tmp/realads/shots'
async function tour(tag, options) {
  const ctx = await browser.newContext({ baseURL: base, locale: 'en-US', storageState: '/tmp/realads/state.json', ...options })
  if (options.dark) await ctx.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const page = await ctx.newPage()
  const shot = async (name) => { await page.waitForTimeout(1800); await page.screenshot({ path: `${out}/${tag}-${name}.png` }) }
  const go = async (name, path, after) => { try { await page.goto(path); await page.waitForTimeout(1500); if (after) await after(); await shot(name) } catch (e) { console.log(tag, name, String(e).slice(0, 200)) } }
  await go('spy', '/brand-spy')
  const href = await page.getByRole('link', { name: 'FCTRY' }).first().getAttribute('href')
  await go('spy-details', href)
  await go('spy-changes', href, async () => { await page.getByRole('heading', { name: 'What changed' }).scrollIntoViewIfNeeded(); await page.mouse.wheel(0, 300) })
  await go('explore', '/explore?brand=&q=')
  await go('explore-list', '/explore?view=list')
  await go('drawer-real', '/explore?q=kickstarter', async () => { await page.getByRole('article').first().getByRole('link').first().click(); await page.waitForTimeout(1500); const h = page.getByText('Performance score').first(); await h.scrollIntoViewIfNeeded() })
  await go('save-dialog', '/explore?q=kickstarter', async () => { await page.getByRole('button', { name: /save/i }).nth(1).click({ timeout: 5000 }) })
  await go('angles', '/explore-angles')
  await go('bring', '/bring-your-library')
  await go('wanted', '/admin/ad-sources')
  await go('advertisers', '/admin/advertisers')
  await ctx.close()
}
await tour('l1440', { viewport: { width: 1440, height: 900 } })
await tour('d390', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', dark: true })
await browser.close()
