// `npm run make page-sheet`: shoots every funnel template in both looks, at the width of a phone and of a desktop, to be looked at.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFunnelPage } from '@marquee/funnel-pages/build-funnel-page'
import { builtInPageTemplates } from '@marquee/funnel-pages/built-in-page-templates'
import { funnelPageLooks } from '@marquee/funnel-pages/funnel-page'
import { fewFacts, manyFacts, oneFact, SAMPLE_IMAGES, sampleTheme } from '@marquee/funnel-pages/sample-facts'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../../../scripts/chromium.ts'
import { LAUNCH_ARGUMENTS } from '../../performance/launch-arguments.ts'
import { renderFunnelPage } from '../../../server/src/platform/funnel-pages/render-funnel-page.ts'
import { z } from 'zod'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    photos: { type: 'string' },
    templates: { type: 'string' },
    facts: { type: 'string' },
    accent: { type: 'string' },
    fonts: { type: 'string' },
  },
})
const options = z
  .object({
    /** A folder of photos for the images of the product. */
    photos: z.string().optional(),
    templates: z.string().optional(),
    facts: z.enum(['many', 'few', 'one']).default('many'),
    /** The brand’s color. */
    accent: z.string().default(sampleTheme.palette.accent),
    fonts: z.enum(['sans', 'geometric', 'serif', 'condensed']).optional(),
  })
  .parse(values)
const folder = positionals[0] ?? 'var/page-sheets'
const WIDTHS = [390, 1440]

const facts = { many: manyFacts, few: fewFacts, one: oneFact }[options.facts]
const chosen = options.templates?.split(',')
const images = readImages()
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: LAUNCH_ARGUMENTS })
try {
  for (const template of builtInPageTemplates.filter(({ id }) => chosen?.includes(id) ?? true)) {
    for (const look of funnelPageLooks) {
      const heading = options.fonts ?? (look === 'bold' ? 'sans' : 'serif')
      const theme = {
        ...sampleTheme,
        palette: { ...sampleTheme.palette, accent: options.accent },
        fonts: { heading, body: 'sans' as const },
      }
      const { page } = buildFunnelPage({
        template,
        look,
        facts,
        theme,
        language: 'en',
        newId: () => crypto.randomUUID(),
      })
      const sources = { images, videos: {}, fonts: {}, as: 'single_file' as const, form_address: null, address: null }
      const { html } = await renderFunnelPage(page, sources)
      for (const width of WIDTHS) {
        const file = join(folder, `${template.id}-${look}-${width}.png`)
        const tab = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 } })
        await tab.setContent(html)
        await tab.evaluate(async () => {
          await document.fonts.ready
          await Promise.all([...document.images].map((image) => image.decode()))
        })
        await tab.screenshot({ path: file, fullPage: true })
        await tab.close()
        process.stdout.write(`${file}\n`)
      }
    }
  }
} finally {
  await browser.close()
}

/** The photos of the folder, by the ids of the sample product’s images; none without a folder. */
function readImages(): Record<string, Buffer> {
  const from = options.photos
  if (from === undefined) {
    return {}
  }
  const files = readdirSync(from).filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file))
  return Object.fromEntries(
    SAMPLE_IMAGES.flatMap((id, index) =>
      files[index] === undefined ? [] : [[id, readFileSync(join(from, files[index]))]],
    ),
  )
}
