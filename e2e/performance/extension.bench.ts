// Scrolls through a page of 1,000 ads in the shape of Meta's Ad Library, and one in the shape of Facebook's feed, while ads are added to it,
// with the extension and without. Prints the frames, and what scripts, styles and layout took of the main thread for each frame: the ratio
// is what the extension costs. Both pages are of our own making; the images are one colour.
import type { CDPSession, Page } from '@playwright/test'
import { drawFacebookFeed } from '../../extension/src/testing/feed-pages.ts'
import { makeUpAds } from '../../extension/src/testing/made-up-ads.ts'
import { drawMetaPage } from '../../extension/src/testing/meta-page.ts'
import { coloredPng } from '../src/fixtures/colored-png.ts'
import { openExtensionBrowser } from '../src/fixtures/extension-browser.ts'
import { runSize } from './run-size.ts'

const ADS = runSize(1000, 100)
const FRAMES = runSize(600, 60)
const STEP = 133
/** The duration of a frame that is shown on time, including the inaccuracy of clocks. */
const ON_TIME_MS = 17.5
/** The most that scripts of the extension may take of a frame of 16.7 ms, on average. The time in all is too unsteady to be held to a limit. */
const MOST_ADDED_MS = 5

const ads = makeUpAds(ADS)
const PAGES = [
  { name: 'library', url: 'https://www.facebook.com/ads/library/?q=x', markup: drawMetaPage(ads), card: '.x1' },
  { name: 'feed', url: 'https://www.facebook.com/', markup: drawFacebookFeed(ads), card: '[data-pagelet]' },
] as const

interface Figures {
  buttons: number
  frames: number[]
  /** Of the main thread, for each frame. */
  scriptMs: number
  styleMs: number
  totalMs: number
}

/** Runs in the page: scrolls one step for each frame, and adds a copy of the first card every tenth frame. */
async function scroll({ frames, step, card }: { frames: number; step: number; card: string }): Promise<number[]> {
  const first = document.querySelector(card)
  const durations: number[] = []
  let last = performance.now()
  for (let frame = 0; frame < frames; frame += 1) {
    scrollBy(0, step)
    if (frame % 10 === 0 && first !== null) {
      first.parentElement?.append(first.cloneNode(true))
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    durations.push(now - last)
    last = now
  }
  return durations
}

/** What the main thread has spent, in milliseconds. */
async function readMetrics(client: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
}

async function measure(page: Page, { url, card }: (typeof PAGES)[number], isLoaded: boolean): Promise<Figures> {
  await page.goto(url)
  if (isLoaded) {
    // The first reading of the page is not part of scrolling.
    await page
      .locator('[data-marquee]')
      .nth(ADS - 1)
      .waitFor({ state: 'attached' })
  }
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const before = await readMetrics(client)
  const frames = await page.evaluate(scroll, { frames: FRAMES, step: STEP, card })
  const after = await readMetrics(client)
  const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / FRAMES
  return {
    buttons: await page.locator('[data-marquee]').count(),
    frames,
    scriptMs: spent('ScriptDuration'),
    styleMs: spent('RecalcStyleDuration') + spent('LayoutDuration'),
    totalMs: spent('TaskDuration'),
  }
}

async function measureAll(isLoaded: boolean): Promise<Record<string, Figures>> {
  const browser = await openExtensionBrowser('http://localhost:9', {
    hosts: ['www.facebook.com', '*.fbcdn.net'],
    isLoaded,
    answers(path) {
      const page = PAGES.find(({ url }) => new URL(url).pathname === path)
      return page === undefined
        ? { type: 'image/png', body: coloredPng(180, 320, [26, 95, 122]).buffer }
        : { type: 'text/html', body: page.markup }
    },
  })
  try {
    const figures: Record<string, Figures> = {}
    for (const item of PAGES) {
      const page = await browser.context.newPage()
      figures[item.name] = await measure(page, item, isLoaded)
      await page.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

function describe({ frames, scriptMs, styleMs, totalMs, buttons }: Figures): string {
  const sorted = frames.toSorted((one, other) => one - other)
  const onTime = frames.filter((frame) => frame <= ON_TIME_MS).length / frames.length
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `${buttons} buttons, ${(onTime * 100).toFixed(1)} % of frames on time, p95 ${at(0.95)} ms, longest ${at(1)} ms; of a frame: ${scriptMs.toFixed(2)} ms scripts, ${styleMs.toFixed(2)} ms style and layout, ${totalMs.toFixed(2)} ms in all`
}

const without = await measureAll(false)
const withIt = await measureAll(true)
for (const { name } of PAGES) {
  const [one, other] = [without[name], withIt[name]]
  if (one === undefined || other === undefined) {
    continue
  }
  console.log(`${name}, without: ${describe(one)}`)
  console.log(`${name}, with:    ${describe(other)}`)
  const added = other.scriptMs - one.scriptMs
  console.log(
    `${name}: ${added.toFixed(2)} ms of scripts more for each frame; ${(other.totalMs / one.totalMs).toFixed(2)} times as much in all`,
  )
  if (other.buttons < ADS || one.buttons > 0 || added > MOST_ADDED_MS) {
    console.error(`${name}: not as it should be (${ADS} ads, at most ${MOST_ADDED_MS} ms more)`)
    process.exitCode = 1
  }
}
