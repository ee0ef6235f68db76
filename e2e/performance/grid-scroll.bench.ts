// Scrolls Explore through 10,000 ads from end to end, and prints how many elements the page held, how long its longest task
// took, by the clock and in processor time, and how even the frames were. On a busy machine only the processor time says
// something about the page: the clock also counts what other programs did meanwhile.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page, request } from '@playwright/test'
import { createPerson, removePerson, signIn } from '../src/fixtures/people.ts'
import { importAds } from '../src/fixtures/running-server.ts'
import { makeUpAds } from './made-up-ads.ts'
import { readTaskTimes } from './task-times.ts'
import { startServer } from './start-server.ts'

const ADS = 10_000
/** Pixels per frame: a fast flick. */
const STEP = 400

interface Scroll {
  cards: number
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

/** Runs in the page: scrolls a step a frame until the list has ended or enough ads have gone by. */
async function scrollToEnd({ ads, step }: { ads: number; step: number }): Promise<Scroll> {
  const longTasks: number[] = []
  let layoutShift = 0
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      layoutShift += 'value' in entry ? Number(entry.value) : 0
    }
  }).observe({ type: 'layout-shift' })

  const container = document.querySelector('#page-scroll-container')
  if (container === null) {
    throw new Error('The page has no scroll container.')
  }
  const frames: number[] = []
  const seen = new Set<string>()
  let mostElements = 0
  let idleFrames = 0
  let last = performance.now()
  while (seen.size < ads && idleFrames < 300) {
    const before = seen.size
    container.scrollTop += step
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    frames.push(now - last)
    last = now
    for (const card of document.querySelectorAll('[role="feed"] article[aria-posinset]')) {
      seen.add(card.getAttribute('aria-posinset') ?? '')
    }
    mostElements = Math.max(mostElements, document.querySelectorAll('*').length)
    idleFrames = seen.size === before ? idleFrames + 1 : 0
  }
  return { cards: seen.size, mostElements, longTasks, frames, layoutShift }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

function report({ cards, mostElements, longTasks, frames, layoutShift }: Scroll, taskTimes: readonly number[]): void {
  const slow = longTasks.filter((duration) => duration > 50)
  const busy = taskTimes.filter((milliseconds) => milliseconds > 50)
  const total = taskTimes.reduce((sum, milliseconds) => sum + milliseconds, 0)
  console.log(
    `${cards} ads went by, at most ${mostElements} elements in the page, layout shift ${layoutShift.toFixed(3)}`,
  )
  console.log(
    `frames: median ${percentile(frames, 0.5).toFixed(1)} ms, p95 ${percentile(frames, 0.95).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms`,
  )
  console.log(`tasks over 50 ms by the clock: ${slow.length}, longest ${Math.max(0, ...slow).toFixed(0)} ms`)
  console.log(
    `tasks over 50 ms of processor time: ${busy.length}, longest ${Math.max(0, ...busy).toFixed(0)} ms; ${(total / cards).toFixed(1)} ms for an ad`,
  )
}

async function openExplore(page: Page): Promise<void> {
  await page.goto('/explore?per_brand=0')
  await page.getByRole('feed').getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const api = await request.newContext({ baseURL: server.origin })
try {
  if (server.dataDir !== null) {
    await importMadeUpAds(server.dataDir)
  }
  const person = await createPerson(api)
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
  await signIn(context, person)
  const page = await context.newPage()
  await openExplore(page)
  await browser.startTracing(page, { categories: ['toplevel'] })
  const scroll = await page.evaluate(scrollToEnd, { ads: ADS, step: STEP })
  report(scroll, readTaskTimes(await browser.stopTracing()))
  await removePerson(api, person)
} finally {
  await api.dispose()
  await browser.close()
  await server.stop()
}
