// Scrolls Explore through 10,000 ads from end to end: the first and the last quarter at the highest fling speed of Android (8,000 px a
// second, ViewConfiguration.getScaledMaximumFlingVelocity), the part between at three times this speed, which is a stress test beyond any
// finger. Prints for each part the regularity of the frames, the length of tasks by the clock and in processor time, and the layout
// shifts; and for comparison the same figures of plain boxes in the same page on this machine. On a busy machine only the processor time
// is meaningful for the page: the clock also counts the work of other programs.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { countAds } from '@marquee/contract/ad-search'
import { chromium, type Page, request } from '@playwright/test'
import { coloredPng } from '../src/fixtures/colored-png.ts'
import { createPerson, removePerson, signIn } from '../src/fixtures/people.ts'
import { importAds } from '../src/fixtures/running-server.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { makeUpAds, MEDIA_ORIGIN } from '../../server/src/testing/made-up-ads.ts'
import { checkPrecondition } from './precondition.ts'
import { runSize } from './run-size.ts'
import { readTaskTimes } from './task-times.ts'
import { startServer } from './start-server.ts'

const ADS = runSize(10_000, 200)
/** Pixels per frame, at 60 frames a second. */
const FLING = 133
const STRESS = 400
const PARTS = [
  { name: 'fling', ads: ADS / 4, step: FLING },
  { name: 'stress', ads: (ADS * 3) / 4, step: STRESS },
  { name: 'fling at the end', ads: ADS, step: FLING },
] as const
/** The duration of a frame that is shown on time, including the inaccuracy of clocks. */
const ON_TIME_MS = 17.5
const BURST_MS = 100

interface Scroll {
  cards: number
  /** The position of the last ad that was rendered. */
  furthest: number
  mostElements: number
  /** Milliseconds. */
  longTasks: number[]
  frames: number[]
  layoutShift: number
}

async function importMadeUpAds(dataDir: string): Promise<void> {
  const file = join(dataDir, 'made-up-ads.jsonl')
  await writeFile(file, Buffer.concat([...makeUpAds(ADS)]))
  await importAds(file, dataDir)
}

/** Runs in the page: scrolls one step per frame until the list has ended or this ad is rendered. */
async function scrollTo({ ads, step }: { ads: number; step: number }): Promise<Scroll> {
  const longTasks: number[] = []
  let layoutShift = 0
  const tasks = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  tasks.observe({ type: 'longtask' })
  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      layoutShift += 'value' in entry ? Number(entry.value) : 0
    }
  })
  shifts.observe({ type: 'layout-shift' })

  const container = document.querySelector('#page-scroll-container')
  if (container === null) {
    throw new Error('The page has no scroll container.')
  }
  const frames: number[] = []
  const seen = new Set<string>()
  let mostElements = 0
  let idleFrames = 0
  let furthest = 0
  let last = performance.now()
  while (furthest < ads && idleFrames < 300) {
    const before = seen.size
    container.scrollTop += step
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    frames.push(now - last)
    last = now
    for (const card of document.querySelectorAll('[role="feed"] article[aria-posinset]')) {
      const place = card.getAttribute('aria-posinset') ?? ''
      seen.add(place)
      furthest = Math.max(furthest, Number(place))
    }
    mostElements = Math.max(mostElements, document.querySelectorAll('*').length)
    idleFrames = seen.size === before ? idleFrames + 1 : 0
  }
  tasks.disconnect()
  shifts.disconnect()
  return { cards: seen.size, furthest, mostElements, longTasks, frames, layoutShift }
}

/** Runs in a page whose list is empty: measures the frames of scrolling boxes of one colour, without any rendering by React. */
async function scrollPlainBoxes(step: number): Promise<number[]> {
  const container = document.querySelector('#page-scroll-container')
  const boxes = document.createElement('div')
  boxes.style.cssText = 'display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px'
  for (let index = 0; index < 600; index += 1) {
    const box = document.createElement('div')
    box.style.cssText = 'height: 500px; background: white'
    boxes.append(box)
  }
  container?.firstElementChild?.append(boxes)
  const frames: number[] = []
  let last = performance.now()
  for (let frame = 0; frame < 400 && container !== null; frame += 1) {
    container.scrollTop += step
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    frames.push(now - last)
    last = now
  }
  return frames
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

function frameWords(frames: readonly number[]): string {
  const late = frames.filter((frame) => frame > ON_TIME_MS).length / frames.length
  const bursts = frames.filter((frame) => frame > BURST_MS).length
  return [
    `${percentile(frames, 0.5).toFixed(1)} ms (p50), ${percentile(frames, 0.95).toFixed(1)} ms (p95)`,
    `longest ${Math.max(...frames).toFixed(0)} ms, over ${BURST_MS} ms: ${bursts}, later than 60 a second allow: ${(late * 100).toFixed(0)} %`,
    `${(1000 / mean(frames)).toFixed(0)} frames a second`,
  ].join('; ')
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function report(
  name: string,
  step: number,
  scroll: Scroll,
  taskTimes: readonly number[],
  plain: readonly number[],
): void {
  const { cards, furthest, mostElements, longTasks, frames, layoutShift } = scroll
  const slow = longTasks.filter((duration) => duration > 50)
  const busy = taskTimes.filter((milliseconds) => milliseconds > 50)
  const total = taskTimes.reduce((sum, milliseconds) => sum + milliseconds, 0)
  console.log(`${name}: ${step} px a frame, up to ad ${furthest}; ${cards} ads went by`)
  console.log(`  frames: ${frameWords(frames)}; ${(mean(frames) / mean(plain)).toFixed(2)} times those of plain boxes`)
  console.log(`  at most ${mostElements} elements in the page, layout shift ${layoutShift.toFixed(3)}`)
  console.log(`  tasks over 50 ms by the clock: ${slow.length}, longest ${Math.max(0, ...slow).toFixed(0)} ms`)
  console.log(
    `  tasks over 50 ms of processor time: ${busy.length}, longest ${Math.max(0, ...busy).toFixed(0)} ms; ${(total / cards).toFixed(1)} ms for an ad`,
  )
}

async function openExplore(page: Page): Promise<void> {
  const answer = await page.context().request.get(countAds.path)
  const { total } = countAds.response.parse(await answer.json()).data
  await page.goto('/explore?per_brand=0')
  await page.getByRole('feed').getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  checkPrecondition(`${total.toLocaleString('en')} ads in the library`, total >= ADS)
}

/** The visible cards have their images, once scrolling has stopped. */
async function checkImages(page: Page, when: string): Promise<void> {
  let images: number[] = []
  for (let look = 0; look < 50 && !areShown(images); look += 1) {
    await delay(100)
    images = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('[role="feed"] article img')]
        .filter((image) => {
          const { top, bottom } = image.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        })
        .map(({ naturalWidth }) => naturalWidth),
    )
  }
  const shown = images.filter((width) => width > 0).length
  checkPrecondition(`${shown} of ${images.length} images in view are shown ${when}`, areShown(images))
}

function areShown(widths: readonly number[]): boolean {
  return widths.length > 0 && widths.filter((width) => width > 0).length > widths.length / 2
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: LAUNCH_ARGUMENTS,
})
const api = await request.newContext({ baseURL: server.origin })
try {
  if (server.dataDir !== null) {
    await importMadeUpAds(server.dataDir)
  }
  const person = await createPerson(api)
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
  await signIn(context, person)
  // The images of the made-up ads are served only here.
  const { buffer: image } = coloredPng(1080, 1080, [200, 120, 60])
  await context.route(`${MEDIA_ORIGIN}/**`, (route) => route.fulfill({ body: image, contentType: 'image/png' }))
  const page = await context.newPage()
  await page.goto('/explore?q=no-ad-has-this-word')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const plain = await page.evaluate(scrollPlainBoxes, FLING)
  console.log(`plain boxes: ${FLING} px a frame\n  frames: ${frameWords(plain)}`)
  await openExplore(page)
  await checkImages(page, 'at the start')
  for (const { name, ads, step } of PARTS) {
    await browser.startTracing(page, { categories: ['toplevel'] })
    const scroll = await page.evaluate(scrollTo, { ads, step })
    const taskTimes = readTaskTimes(await browser.stopTracing())
    checkPrecondition(`${scroll.cards} ads went by, up to ad ${scroll.furthest}`, scroll.furthest >= ads)
    await checkImages(page, `after the ${name}`)
    report(name, step, scroll, taskTimes, plain)
  }
  await removePerson(api, person)
} finally {
  await api.dispose()
  await browser.close()
  await server.stop()
}
