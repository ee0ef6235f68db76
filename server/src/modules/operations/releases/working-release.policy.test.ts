import type { ReleaseTrial } from './canary.policy.ts'
import { chooseRelease, judgeRelease } from './working-release.policy.ts'

const NOBODY = trial(0, 0)

function trial(worked: number, failed: number, visitors = worked + failed): ReleaseTrial {
  return { visitors, worked, failed }
}

test.each([
  { what: 'worked for five users', results: trial(5, 0), verdict: 'works' },
  { what: 'failed for one of ten', results: trial(9, 1), verdict: 'works' },
  { what: 'failed as often as is usual', results: trial(980, 20), verdict: 'works' },
  { what: 'failed for a tenth of many', results: trial(900, 100), verdict: 'fails' },
  { what: 'failed for half of its users', results: trial(20, 20), verdict: 'fails' },
  { what: 'failed for everybody, two users', results: trial(0, 2), verdict: 'fails' },
  { what: 'nobody has run', results: NOBODY, verdict: 'unproven' },
  { what: 'only one user has seen working', results: trial(1, 0), verdict: 'unproven' },
  { what: 'only one user has seen failing', results: trial(0, 1), verdict: 'unproven' },
  { what: 'four users have seen working', results: trial(4, 0), verdict: 'unproven' },
  { what: 'was loaded by many and shown to nobody', results: trial(0, 0, 50), verdict: 'unproven' },
  { what: 'failed for three of eight', results: trial(5, 3), verdict: 'unproven' },
])('[P-98] a release that $what: $verdict', ({ results, verdict }) => {
  expect(judgeRelease(results)).toBe(verdict)
})

test('[P-98] one account more never changes the verdict about a release that works or fails', () => {
  for (let worked = 5; worked < 200; worked += 1) {
    expect(judgeRelease(trial(worked, 1))).toBe('works')
  }
  for (let failed = 5; failed < 200; failed += 1) {
    expect(judgeRelease(trial(1, failed))).toBe('fails')
  }
})

const [OLD, MIDDLE, NEW] = ['000000000001', '000000000002', '000000000003'] as const

test.each([
  { what: 'the newest that works', old: trial(40, 0), middle: trial(40, 0), chosen: MIDDLE, says: 'shown to work' },
  {
    what: 'one that works before one that failed',
    old: trial(40, 0),
    middle: trial(0, 40),
    chosen: OLD,
    says: '40 of 40',
  },
  {
    what: 'one that works before one without reports',
    old: trial(40, 0),
    middle: NOBODY,
    chosen: OLD,
    says: '40 of 40',
  },
  {
    what: 'one that fails less than a newer one that works',
    old: trial(1000, 0),
    middle: trial(970, 30),
    chosen: OLD,
    says: '1000 of 1000',
  },
  {
    what: 'one that worked for a few before one without reports',
    old: trial(2, 0),
    middle: NOBODY,
    chosen: OLD,
    says: 'No earlier release is shown to work',
  },
  {
    what: 'one without reports before one that failed for a single user',
    old: NOBODY,
    middle: trial(0, 1),
    chosen: OLD,
    says: 'nobody has reported',
  },
  {
    what: 'none that only failed',
    old: trial(0, 3),
    middle: trial(1, 1),
    chosen: null,
    says: `${OLD}: it worked for 0 of 3 users and failed for 3.`,
  },
])('[P-98] to go back to, $what is chosen', ({ old, middle, chosen, says }) => {
  const { release, proven, reason } = chooseRelease([
    { release: MIDDLE, trial: middle },
    { release: OLD, trial: old },
  ])
  expect(release).toBe(chosen)
  expect(reason).toContain(says)
  expect(proven !== null).toBe(reason.includes('is the newest release that is shown to work'))
})

test('[P-98] without an earlier release there is none to go back to', () => {
  expect(chooseRelease([])).toEqual({ release: null, proven: null, reason: 'No earlier release is shown to work.' })
  expect(chooseRelease([{ release: NEW, trial: NOBODY }]).release).toBe(NEW)
})
