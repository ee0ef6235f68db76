// Checks every funnel template in both looks: vnu for valid HTML, axe at three widths, no scrolling to the side, no request, and the size
// without images. Hostile words must keep the layout and run nothing. Lighthouse audits five pages as a phone; each category must reach 95.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { buildFunnelPage } from '@marquee/funnel-pages/build-funnel-page'
import { builtInPageTemplates } from '@marquee/funnel-pages/built-in-page-templates'
import { type FunnelPage, funnelPageLooks } from '@marquee/funnel-pages/funnel-page'
import { HOSTILE_WORDS, withWords } from '@marquee/funnel-pages/hostile-pages'
import { manyFacts, SAMPLE_IMAGES, sampleTheme } from '@marquee/funnel-pages/sample-facts'
import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { drawSampleImages } from '../../server/src/platform/funnel-pages/sample-images.ts'
import { renderFunnelPage } from '../../server/src/platform/funnel-pages/render-funnel-page.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { checkPrecondition } from './precondition.ts'
import { runSize } from './run-size.ts'

const WIDTHS = runSize([390, 768, 1440], [390])
const TEMPLATES = runSize(builtInPageTemplates, builtInPageTemplates.slice(0, 1))
const AUDITED = runSize(['magazine-story', 'reasons-list', 'product-showcase', 'what-matters', 'early-access'], [])
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const LEAST_SCORE = 95
const MOST_BYTES = 300_000
/** Rules of WCAG 2.2 AA and of best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const images = await drawSampleImages(SAMPLE_IMAGES)
const pages = new Map<string, string>()
const faults: string[] = []
const folder = await mkdtemp(join(tmpdir(), 'marquee-funnel-pages-'))
const server = createServer((request, response) => {
  const html = pages.get(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
  response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
const debuggingPort = 20_000 + Math.floor(Math.random() * 20_000)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [`--remote-debugging-port=${debuggingPort}`, ...LAUNCH_ARGUMENTS],
})
try {
  await renderAll()
  await validate()
  const context = await browser.newContext()
  const tab = await context.newPage()
  for (const name of pages.keys()) {
    await checkPage(tab, name)
  }
  await checkScripts(tab)
  await context.close()
  await audit()
} finally {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true })
}
for (const fault of faults) {
  console.error(fault)
}
process.exitCode = faults.length === 0 ? 0 : 1

function build(id: string, look: FunnelPage['look']): FunnelPage {
  const template = builtInPageTemplates.find((one) => one.id === id)
  if (template === undefined) {
    throw new Error(`There is no template ${id}.`)
  }
  const order = { template, look, facts: manyFacts, theme: sampleTheme, language: 'en' }
  return buildFunnelPage({ ...order, newId: () => crypto.randomUUID() }).page
}

async function renderAll(): Promise<void> {
  const sizes: number[] = []
  for (const { id } of TEMPLATES) {
    for (const look of funnelPageLooks) {
      sizes.push(await render(`${id}-${look}`, build(id, look)))
    }
  }
  for (const [name, words] of Object.entries(HOSTILE_WORDS)) {
    const language = name === 'arabic' ? 'ar' : 'en'
    for (const { id } of TEMPLATES) {
      await render(`hostile-${name}-${id}`, { ...withWords(build(id, 'bold'), words), language })
    }
  }
  console.log(`${pages.size} pages; the largest without images has ${Math.round(Math.max(...sizes) / 1000)} kB`)
  checkPrecondition('a page of at most 300 kB without images', Math.max(...sizes) <= MOST_BYTES)
}

/** @returns the bytes of the page without those of its images */
async function render(name: string, page: FunnelPage): Promise<number> {
  const sources = { images, videos: {}, fonts: {}, as: 'single_file' as const, form_address: '/form', address: null }
  const { html } = await renderFunnelPage(page, sources)
  pages.set(name, html)
  await writeFile(join(folder, `${name}.html`), html)
  return Buffer.byteLength(html.replaceAll(/data:image\/webp;base64,[\w+/=]+/g, ''))
}

/** The validator of the W3C needs Java; where there is none, a line says that it did not run. */
async function validate(): Promise<void> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const files = [...pages.keys()].map((name) => join(folder, `${name}.html`))
  const run = promisify(execFile)
  await run('java', ['-Xss2m', '-jar', jar, '--format', 'gnu', '--errors-only', ...files], {
    maxBuffer: 50_000_000,
  }).then(
    () => console.log(`vnu: ${files.length} pages without a fault`),
    (error: unknown) => {
      const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
      if (code === 'ENOENT') {
        console.log('vnu did not run, because there is no Java.')
      } else {
        faults.push(
          ...stderr
            .split('\n')
            .filter((line) => line.includes(': error'))
            .slice(0, 30),
        )
      }
    },
  )
}

/** Opens a page at each width. */
async function checkPage(tab: Page, name: string): Promise<void> {
  const requests: string[] = []
  const errors: string[] = []
  const listenRequest = (request: { url: () => string }) => {
    if (!request.url().startsWith('data:') && request.url() !== `${origin}/${name}`) {
      requests.push(request.url())
    }
  }
  const listenError = (error: { message?: string; text?: () => string }) =>
    errors.push(error.message ?? error.text?.() ?? '')
  tab.on('request', listenRequest)
  tab.on('pageerror', listenError)
  for (const width of WIDTHS) {
    await tab.setViewportSize({ width, height: 900 })
    await tab.goto(`${origin}/${name}`)
    const { overflow, attacked } = await tab.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      attacked: 'attacked' in window,
    }))
    if (overflow > 0 || attacked) {
      faults.push(`${name} at ${width}: ${attacked ? 'a script ran' : `scrolls ${overflow} px to the side`}`)
    }
    if (!name.startsWith('hostile')) {
      const { violations } = await new AxeBuilder({ page: tab }).withTags(TAGS).analyze()
      for (const { id, nodes } of violations) {
        faults.push(
          `${name} at ${width}: axe ${id} ${nodes
            .slice(0, 2)
            .map(({ html }) => html)
            .join(' | ')}`,
        )
      }
    }
  }
  tab.off('request', listenRequest)
  tab.off('pageerror', listenError)
  faults.push(...requests.map((url) => `${name} requests ${url}`), ...errors.map((error) => `${name}: ${error}`))
}

/** Answers the quiz with the second answer each time, on an address with campaign parameters. */
async function checkScripts(tab: Page): Promise<void> {
  const [{ id } = { id: '' }] = builtInPageTemplates.filter(({ kind }) => kind === 'quiz')
  await render('scripts', build(id, 'bold'))
  await tab.goto(`${origin}/scripts?utm_source=meta&other=1`)
  for (const question of await tab.locator('.fp-question').all()) {
    await question.getByText('Opens with one hand').click()
    await tab.getByRole('button', { name: 'Next' }).click()
  }
  const result = tab.locator('.fp-result:visible')
  const shown = await result.getByRole('heading').allInnerTexts()
  if (shown.join('|') !== 'Trail Bottle: Opens with one hand') {
    faults.push(`The quiz ends with ${shown.join(', ')}.`)
  }
  const link = await result.getByRole('link').getAttribute('href')
  if (link !== 'https://northpeak.example/trail-bottle?utm_source=meta') {
    faults.push(`The campaign is not carried over: ${link}`)
  }
}

async function audit(): Promise<void> {
  for (const id of AUDITED) {
    const name = `${id}-${AUDITED.indexOf(id) % 2 === 0 ? 'editorial' : 'bold'}`
    const run = await lighthouse(`${origin}/${name}`, { port: debuggingPort, onlyCategories: CATEGORIES })
    const scores = Object.entries(run?.lhr.categories ?? {}).map(([category, { score }]) => {
      const percent = Math.round((score ?? 0) * 100)
      if (percent < LEAST_SCORE) {
        const failed = Object.values(run?.lhr.audits ?? {}).filter((one) => one.score !== null && one.score < 0.9)
        faults.push(`${name}: ${category} ${percent} (${failed.map((one) => one.id).join(', ')})`)
      }
      return `${category} ${percent}`
    })
    console.log(`${name}: ${scores.join(', ')}`)
    checkPrecondition(`four categories of ${name}`, scores.length >= 4)
  }
}
