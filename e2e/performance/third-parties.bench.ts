// Measures how long a page takes to become usable while a third party misbehaves, compared with a server without third parties. "Usable":
// its heading is shown and the account menu has opened. The specification allows half a second more.
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium, request } from '@playwright/test'
import { FakeVendors, type Fault, faults, type Vendor, vendors, vendorVariables } from '../src/fixtures/fake-vendors.ts'
import { createPerson, type Person, signIn } from '../src/fixtures/people.ts'
import { createOwnServer, type OwnServer } from '../src/fixtures/running-server.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'

const RUNS = runSize(5, 1)
const VENDORS = runSize(vendors, vendors.slice(0, 1))
const FAULTS = runSize<readonly Fault[]>(faults, faults.slice(0, 1))
const ALLOWED_MS = 500
const FIRST_PORT = Number(process.env.PORT ?? 3149)

interface Site {
  server: OwnServer
  person: Person
}

async function openSite(port: number, environment: Record<string, string>): Promise<Site> {
  const server = createOwnServer(port, { DEMO_LIBRARY: 'on', ...environment })
  await server.start()
  const api = await request.newContext({ baseURL: server.origin })
  const person = await createPerson(api, { verified: true })
  await api.dispose()
  return { server, person }
}

/** Checks that each page called the misbehaving vendor, and that pages of the server without vendors called none. */
let isDisturbed = true

async function timeToUse(browser: Browser, { server, person }: Site, trouble?: [Vendor, Fault]): Promise<number> {
  const context = await browser.newContext({ baseURL: server.origin })
  try {
    const fakes = new FakeVendors()
    await fakes.serve(context)
    if (trouble !== undefined) {
      fakes.fail(...trouble)
    }
    await signIn(context, person)
    await context.addCookies([{ name: 'marquee_consent', value: 'all', url: server.origin }])
    const page = await context.newPage()
    const startedAt = performance.now()
    await page.goto('/briefs', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Log out' }).waitFor()
    const time = performance.now() - startedAt
    const called = trouble?.[0]
    // Some are called only when the page is idle.
    for (let wait = 0; called !== undefined && !fakes.asked.has(called) && wait < 100; wait += 1) {
      await delay(100)
    }
    isDisturbed &&= called === undefined ? fakes.asked.size === 0 : fakes.asked.has(called)
    return time
  } finally {
    await context.close()
  }
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: LAUNCH_ARGUMENTS,
})
const [plain, tracked] = [await openSite(FIRST_PORT, {}), await openSite(FIRST_PORT + 1, vendorVariables)]
try {
  // The first visit also waits for the start-up work of a new server.
  await timeToUse(browser, plain)
  let slow = 0
  for (const vendor of VENDORS) {
    for (const fault of FAULTS) {
      // The visits alternate: the load of the machine varies.
      const visits: [undisturbed: number[], disturbed: number[]] = [[], []]
      for (let run = 0; run < RUNS; run += 1) {
        visits[0].push(await timeToUse(browser, plain))
        visits[1].push(await timeToUse(browser, tracked, [vendor, fault]))
      }
      checkPrecondition(
        `pages of one server ${isDisturbed ? 'called' : 'did not call'} the vendor of ${vendor}, those of the other none`,
        isDisturbed,
      )
      const [undisturbed, time] = [median(visits[0]), median(visits[1])]
      slow += time - undisturbed > ALLOWED_MS ? 1 : 0
      console.log(
        `${vendor}, ${fault}: ${Math.round(time)} ms, undisturbed ${Math.round(undisturbed)} ms, ratio ${(time / undisturbed).toFixed(2)}`,
      )
    }
  }
  console.log(`${slow} of ${VENDORS.length * FAULTS.length} cases took ${ALLOWED_MS} ms longer.`)
  process.exitCode = slow > 0 && !isSmoke ? 1 : 0
} finally {
  await browser.close()
  await plain.server.remove()
  await tracked.server.remove()
}
