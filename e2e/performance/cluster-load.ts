import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { listAds } from '@marquee/contract/ad-search'
import { csrfCookie, login } from '@marquee/contract/authentication'
import { createBrief, listBriefs } from '@marquee/contract/briefs'
import { type APIResponse, request } from '@playwright/test'
import { z } from 'zod'
import { listenToChanges } from '../../server/src/testing/listen-to-changes.ts'
import { makeSearchCases } from '../../server/src/testing/search-cases.ts'
import { createPerson } from '../src/fixtures/people.ts'
import { computeQuantiles } from './search-report.ts'

/** Of ten requests. */
const KINDS = ['write', 'write', 'search', 'search', 'search', 'list', 'list', 'list', 'page', 'page'] as const
const someAds = z.object({ data: z.array(z.unknown()) })
const ANSWER_MS = 10_000
const RETRY_MS = 250

export interface StageResult {
  sent: number
  /** How often a request failed, by its status or its error. */
  failures: ReadonlyMap<string, number>
  /** Milliseconds of the slowest twentieth. */
  p95: number
  /** The longest time without an open event stream, in milliseconds. */
  longestGapMs: number
}

/** A user who sends requests to a cluster at a steady rate, whatever the answers take, and keeps an event stream open. */
export async function createClusterLoad(origin: string, requestsASecond: number) {
  const api = await request.newContext({ baseURL: origin, timeout: ANSWER_MS })
  const { email, password } = await createPerson(api)
  await api.get(csrfCookie.path)
  await api.post(login.path, { headers: await readHeaders(), data: { email, password } })
  const cookies = new Map((await api.storageState()).cookies.map(({ name, value }) => [name, value]))
  const headers = await readHeaders()
  const written: string[] = []
  let found = 0
  const search = makeSearchCases()['broad facet'] ?? (() => ({}))
  const stream = followStream(origin, cookies)

  async function readHeaders(): Promise<Record<string, string>> {
    const token = (await api.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    return { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
  }

  async function write(): Promise<APIResponse> {
    const title = `Brief ${randomUUID()}`
    const answer = await api.post(createBrief.path, { headers, data: { title, idempotency_key: randomUUID() } })
    if (answer.ok()) {
      written.push(title)
    }
    return answer
  }

  async function searchAds(index: number): Promise<APIResponse> {
    const answer = await api.get(`${listAds.path}?${new URLSearchParams(search(index)).toString()}`, { headers })
    if (answer.ok()) {
      found += someAds.parse(await answer.json()).data.length
    }
    return answer
  }

  const senders: Record<(typeof KINDS)[number], (index: number) => Promise<APIResponse>> = {
    write,
    search: searchAds,
    list: () => api.get(`${listBriefs.path}?limit=20`, { headers }),
    page: () => api.get('/login'),
  }

  /** @returns the status, or the error's code */
  async function sendOne(index: number): Promise<string> {
    try {
      const answer = await senders[KINDS[index % KINDS.length] ?? 'page'](index)
      return String(answer.status())
    } catch (error) {
      return /\b(E[A-Z]+|socket hang up|Timeout)\b/.exec(String(error))?.[0] ?? 'network error'
    }
  }

  return {
    /** Sends requests until the work is done, and waits for their answers. */
    async during(work: () => Promise<void>): Promise<StageResult> {
      const times: number[] = []
      const failures = new Map<string, number>()
      const answers: Promise<void>[] = []
      let isDone = false
      stream.reset()
      const working = work().finally(() => (isDone = true))
      const begun = performance.now()
      for (let index = 0; !isDone; index += 1) {
        const sentAt = performance.now()
        answers.push(
          sendOne(index).then((kind) => {
            times.push(performance.now() - sentAt)
            if (!kind.startsWith('2')) {
              failures.set(kind, (failures.get(kind) ?? 0) + 1)
            }
          }),
        )
        await delay(Math.max(0, begun + ((index + 1) * 1000) / requestsASecond - performance.now()))
      }
      await working
      await Promise.all(answers)
      return { sent: times.length, failures, p95: computeQuantiles(times).p95, longestGapMs: stream.longestGapMs() }
    },

    /** Reads a list some times, one after the other. @returns the median, in milliseconds */
    async measureReads(count: number): Promise<number> {
      const times: number[] = []
      for (let index = 0; index < count; index += 1) {
        const sentAt = performance.now()
        await api.get(`${listBriefs.path}?limit=20`, { headers })
        times.push(performance.now() - sentAt)
      }
      return computeQuantiles(times).p50
    },

    /** The number of ads in the answers so far. */
    countFoundAds: () => found,

    /** Compares the stored briefs with those that were acknowledged. */
    async countLostWrites(): Promise<{ written: number; missing: number; doubled: number }> {
      const titles = new Map<string, number>()
      const page = z.object({ data: z.array(z.object({ title: z.string() })), meta: listBriefs.response.shape.meta })
      for (let cursor: string | null = ''; cursor !== null;) {
        const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
        const answer = await api.get(`${listBriefs.path}?limit=100${query}`, { headers })
        const { data, meta } = page.parse(await answer.json())
        data.forEach(({ title }) => titles.set(title, (titles.get(title) ?? 0) + 1))
        cursor = meta.next_cursor
      }
      return {
        written: written.length,
        missing: written.filter((title) => !titles.has(title)).length,
        doubled: [...titles.values()].filter((count) => count > 1).length,
      }
    },

    async close(): Promise<void> {
      await stream.close()
      await api.dispose()
    },
  }
}

/** Keeps an event stream open like a browser, and measures how long it is away. */
function followStream(origin: string, cookies: Map<string, string>) {
  let isClosed = false
  let awaySince: number | null = performance.now()
  let longest = 0
  let leave = () => {}

  function endGap(): void {
    longest = Math.max(longest, awaySince === null ? 0 : performance.now() - awaySince)
    awaySince = null
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      const stream = await listenToChanges(origin, { cookies }).catch(() => null)
      if (stream?.status === 200) {
        leave = stream.leave
        endGap()
        await stream.ended
        awaySince = performance.now()
      }
      await delay(RETRY_MS)
    }
  }
  const following = follow()

  return {
    reset: () => void (longest = 0),
    longestGapMs: () => Math.round(Math.max(longest, awaySince === null ? 0 : performance.now() - awaySince)),
    async close() {
      isClosed = true
      leave()
      await following
    },
  }
}
