import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const HEAD = 'Day,Ad name,Amount spent (USD),Impressions,Reach,Link clicks'

/** An export of two weeks: in the second one frequency rises while CTR falls. */
function buildExport(): Buffer {
  const lines = Array.from({ length: 14 }, (_, index) => {
    const day = `2025-03-${String(index + 1).padStart(2, '0')}`
    return index < 7 ? `${day},Hero,"1,000.50",10000,10000,200` : `${day},Hero,900,10000,6000,100`
  })
  return Buffer.from([HEAD, ...lines, '2025-03-01,Other,10,1000,900,9', ',,,,,'].join('\n'))
}

/** An image with text of little contrast, drawn by the browser. */
async function drawCreative(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 800, height: 800 })
  const style = 'margin:0;background:#fff;font:56px sans-serif'
  await page.setContent(
    `<body style="${style}"><p style="margin:300px 60px 0;color:#000">Sleep better tonight</p><p style="margin:60px;color:#aaa">Free returns always</p>`,
  )
  const image = await page.screenshot()
  await page.close()
  return image
}

test('[F-04] [R-07] [P-30] [P-33] [P-34] an export shows which ad is fatigued, and an image shows what is hard to read', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await signInAs()
  await page.goto('/creative-analyzer/results')
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Import results' }).first().click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: buildExport() })
  await expect(page.getByRole('rowheader', { name: /Amount spent/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByText('15 daily figures stored')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'See the results' }).click()
  // The state is in the address, which the router sets a moment after the click.
  await page.getByRole('checkbox', { name: 'Only fatigued ads' }).click()
  await expect(page.getByRole('checkbox', { name: 'Only fatigued ads' })).toBeChecked()
  await expect(page.getByRole('row', { name: /Hero/ })).toContainText('Fatigued since 2025-03-08')
  await expect(page.getByRole('row', { name: /Other/ })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('table').getByRole('link', { name: 'Hero' }).click()
  await expect(page.getByText(/Frequency rose from 1 /)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/creative-analyzer')
  await expectAccessible(page)
  const buffer = await drawCreative(context)
  await page.locator('input[type=file]').setInputFiles({ name: 'creative.png', mimeType: 'image/png', buffer })
  // Choosing a file costs nothing: its price is agreed to first.
  await page.getByRole('button', { name: /^Analyze/ }).click()
  const finding = page.getByRole('button', { name: /“Free returns always” is hard to read/ })
  await expect(finding).toBeVisible({ timeout: 45_000 })
  await finding.click()
  await expect(finding).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})
