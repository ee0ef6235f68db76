import { reasonToStop } from './canary.policy.ts'

const healthy = { visitors: 1000, failed: 5 }

test.each([
  { what: 'fails for a third', canary: { visitors: 60, failed: 20 }, live: healthy },
  { what: 'fails for everybody', canary: { visitors: 30, failed: 30 }, live: healthy },
  {
    what: 'fails more often than a live release that fails too',
    canary: { visitors: 200, failed: 80 },
    live: { visitors: 400, failed: 80 },
  },
])('a canary that $what is stopped', ({ canary, live }) => {
  expect(reasonToStop(canary, live)).toContain(`${canary.failed} of ${canary.visitors} visitors`)
})

test.each([
  { what: 'nobody has seen', canary: { visitors: 0, failed: 0 }, live: healthy },
  { what: 'too few people have seen', canary: { visitors: 29, failed: 29 }, live: healthy },
  { what: 'too few people have seen fail', canary: { visitors: 30, failed: 4 }, live: healthy },
  { what: 'has nothing to be compared with', canary: { visitors: 100, failed: 50 }, live: { visitors: 29, failed: 0 } },
  { what: 'works', canary: { visitors: 100, failed: 0 }, live: { visitors: 100, failed: 0 } },
  { what: 'fails as everything does', canary: { visitors: 100, failed: 100 }, live: { visitors: 100, failed: 100 } },
  { what: 'is better', canary: { visitors: 100, failed: 5 }, live: { visitors: 100, failed: 40 } },
  { what: 'may be worse by chance', canary: { visitors: 50, failed: 6 }, live: { visitors: 100, failed: 5 } },
  {
    what: 'is worse for certain but hardly',
    canary: { visitors: 100_000, failed: 1500 },
    live: { visitors: 100_000, failed: 500 },
  },
])('a canary that $what goes on', ({ canary, live }) => {
  expect(reasonToStop(canary, live)).toBeNull()
})
