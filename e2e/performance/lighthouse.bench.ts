// Runs Lighthouse, desktop preset, on the login page and on Explore with a signed-in user. It fails when accessibility or best practices
// are below 100, and prints the failed audits; performance is only printed, because it also depends on the machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request } from '@playwright/test'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { createPerson, removePerson, signIn } from '../src/fixtures/people.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { startServer } from './start-server.ts'

const DEMANDED = ['accessibility', 'best-practices']
const CATEGORIES = runSize(['performance', ...DEMANDED, 'seo'], DEMANDED)

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') {
    throw new Error('No port is free.')
  }
  return address.port
}

/** Lighthouse opens pages in the browser's own profile: a user who is signed in there is signed in for Lighthouse. */
async function audit(debuggingPort: number, url: string): Promise<Result> {
  const flags = { port: debuggingPort, onlyCategories: CATEGORIES, disableStorageReset: true }
  const run = await lighthouse(url, flags, desktopConfig)
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not audit ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  if (new URL(run.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} ended at ${run.lhr.finalDisplayedUrl}.`)
  }
  return run.lhr
}

function report(path: string, { categories, audits }: Result): void {
  const scores = Object.entries(categories).map(([id, { score }]) => `${id} ${percent(score)}`)
  console.log(`${path}: ${scores.join(', ')}`)
  for (const id of DEMANDED) {
    const category = categories[id]
    if (category === undefined || percent(category.score) === 100) {
      continue
    }
    process.exitCode = 1
    for (const { id: auditId, weight } of category.auditRefs) {
      const result = audits[auditId]
      if (weight > 0 && result !== undefined && result.score !== null && result.score < 1) {
        console.error(`  ${id}: ${result.title} (${auditId}) ${JSON.stringify(result.details ?? null).slice(0, 600)}`)
      }
    }
  }
}

function percent(score: number | null): number {
  return Math.round((score ?? 0) * 100)
}

/** Checks that the audited page shows its actual content, and is not an error page or the login page. */
async function checkPage(path: string, role: 'article' | 'button'): Promise<void> {
  const page = await context.newPage()
  await page.goto(path)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('main').getByRole(role).first().waitFor()
  const count = await page.getByRole('main').getByRole(role).count()
  await page.close()
  checkPrecondition(`${path} with the heading "${heading}" and ${count} of the role ${role}`, count > 0)
}

const server = await startServer()
const profile = await mkdtemp(join(tmpdir(), 'marquee-lighthouse-'))
const debuggingPort = await freePort()
const context = await chromium.launchPersistentContext(profile, {
  baseURL: server.origin,
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [`--remote-debugging-port=${debuggingPort}`, ...LAUNCH_ARGUMENTS],
})
const api = await request.newContext({ baseURL: server.origin })
try {
  if (!isSmoke) {
    await checkPage('/login', 'button')
    report('/login', await audit(debuggingPort, `${server.origin}/login`))
  }
  const person = await createPerson(api, { verified: true })
  await signIn(context, person)
  await checkPage('/explore', 'article')
  report('/explore', await audit(debuggingPort, `${server.origin}/explore`))
  await removePerson(api, person)
} finally {
  await api.dispose()
  await context.close()
  await rm(profile, { recursive: true, force: true })
  await server.stop()
}
