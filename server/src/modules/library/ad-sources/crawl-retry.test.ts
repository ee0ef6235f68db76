import { type CrawlState, MOST_FAILURES, MOST_WAITS, stepAfter } from './crawl-retry.ts'
import { SourceError, type SourceErrorKind } from './connector.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const FRESH: CrawlState = { failures: 0, waits: 0, pageSize: 250, hasRestarted: false }

function step(kind: SourceErrorKind, state: Partial<CrawlState> = {}, retryAt: Date | null = null) {
  return stepAfter(new SourceError(kind, 'text', { retryAt }), { ...FRESH, ...state }, 10, NOW)
}

function secondsUntil(next: ReturnType<typeof step>): number | null {
  return next.do === 'wait' ? (next.until.getTime() - NOW.getTime()) / 1000 : null
}

describe('what a crawl does after a failure', () => {
  test('[F-01] pauses double, and the last failure ends it', () => {
    const pauses = Array.from({ length: MOST_FAILURES }, (_, failures) =>
      secondsUntil(step('unavailable', { failures })),
    )
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, null])
    expect(step('unavailable', { failures: MOST_FAILURES - 1 })).toEqual({ do: 'fail' })
    expect(step('unavailable')).toMatchObject({ do: 'wait', failures: 1, waits: 0 })
  })

  test('[F-01] a limit is waited for as long as the source says, within reason', () => {
    const inAnHour = new Date('2026-03-02T10:00:00Z')
    expect(secondsUntil(step('throttled', {}, inAnHour))).toBe(3600)
    expect(secondsUntil(step('throttled', {}, new Date('2026-03-01T00:00:00Z')))).toBe(1)
    expect(secondsUntil(step('throttled', {}, new Date('2030-01-01T00:00:00Z')))).toBe(25 * 3600)
  })

  test('[F-01] without a word of the source it waits longer each time, and not for ever', () => {
    const waits = [0, 1, 2, 6, 20].map((count) => secondsUntil(step('throttled', { waits: count })))
    expect(waits).toEqual([60, 120, 240, 3600, 3600])
    expect(step('throttled', { waits: MOST_WAITS - 1 })).toEqual({ do: 'fail' })
    expect(step('throttled', { failures: 3 })).toMatchObject({ failures: 3, waits: 1 })
  })

  test('[F-01] too much data halves the page down to the smallest one, and then counts as a failure', () => {
    expect(step('too_much')).toEqual({ do: 'shrink', pageSize: 125 })
    expect(step('too_much', { pageSize: 15 })).toEqual({ do: 'shrink', pageSize: 10 })
    expect(step('too_much', { pageSize: 10 })).toMatchObject({ do: 'wait', failures: 1 })
  })

  test('[F-01] a forgotten place makes it begin again, once', () => {
    expect(step('cursor')).toEqual({ do: 'restart' })
    expect(step('cursor', { hasRestarted: true })).toEqual({ do: 'fail' })
  })

  test.each(['token', 'permission', 'query', 'answer'] as const)('[F-01] %s ends it at once', (kind) => {
    expect(step(kind)).toEqual({ do: 'fail' })
  })
})
