import { keepRunning } from './keep-running.mjs'
import type { ProgramEnd } from './run-program.mjs'

const KILLED: ProgramEnd = { code: 137, signal: 'SIGKILL', hasStarted: true, isWanted: false }
const CRASHED: ProgramEnd = { ...KILLED, code: 1, signal: null }
const ENDED: ProgramEnd = { ...CRASHED, code: 0 }
const REFUSED: ProgramEnd = { ...CRASHED, hasStarted: false }

/** Runs a server that ends in these ways, one after the other. */
async function keep(...ends: ProgramEnd[]) {
  const said: string[] = []
  let runs = 0
  const run = () => Promise.resolve(ends[runs++] ?? ENDED)
  const code = await keepRunning(run, { firstPauseMs: 1, say: (line) => said.push(line) })
  return { code, runs, said }
}

describe('[P-92] a server that is kept running', () => {
  test.each([
    ['was killed', KILLED, 'was killed (SIGKILL)'],
    ['was killed while it started', { ...KILLED, hasStarted: false }, 'was killed (SIGKILL)'],
    ['ran out of memory', { ...KILLED, code: 134, signal: 'SIGABRT' as const }, 'crashed (SIGABRT)'],
    ['met an error that nobody caught', CRASHED, 'ended with code 1; the reason stands above'],
  ])('comes back after it %s, and says why', async (_, end, reason) => {
    expect(await keep(end)).toEqual({
      code: 0,
      runs: 2,
      said: [expect.stringMatching(/^\d{4}-.* It is started again in 0\.001 s\.$/)],
    })
    expect((await keep(end)).said[0]).toContain(reason)
  })

  test.each([
    ['ended in order', ENDED, 0],
    ['could not start as it is set up', REFUSED, 1],
    ['was told to end, and could not close everything', { ...CRASHED, isWanted: true }, 1],
    ['was told to end, and had to be killed', { ...KILLED, isWanted: true }, 137],
  ])('stays ended after it %s', async (_, end, code) => {
    expect(await keep(end)).toEqual({ code, runs: 1, said: [] })
  })

  test('that dies at once, again and again, is given up with its last code', async () => {
    const { code, runs, said } = await keep(...Array<ProgramEnd>(5).fill(KILLED), REFUSED, KILLED)
    expect({ code, runs }).toEqual({ code: 1, runs: 6 })
    expect(said.at(-1)).toContain('It died 6 times in a row shortly after its start and is not started again.')
    expect(said.map((line) => /again in ([\d.]+) s/.exec(line)?.[1])).toEqual([
      '0.001',
      '0.002',
      '0.004',
      '0.008',
      '0.016',
      undefined,
    ])
  })
})
