import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-program-'))
  // What a benchmark or the server does: works on, and closes what it has opened before it ends.
  writeFileSync(
    join(folder, 'worker.ts'),
    `import { writeFileSync } from 'node:fs'
     import { closeOnEnd } from '${root}/server/src/platform/end-wanted.ts'
     closeOnEnd(async () => writeFileSync('${folder}/closed', ''))
     setInterval(() => {}, 1000)
     console.log('working ' + process.pid)`,
  )
  writeFileSync(
    join(folder, 'command.mjs'),
    `import { runProgram } from '${root}/scripts/run-program.mjs'
     process.exit(await runProgram(process.execPath, ['${folder}/worker.ts']))`,
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a command that gets %s takes its program along, which closes what it has open',
  async (signal) => {
    const command = spawn(process.execPath, [join(folder, 'command.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(command.stdout, 'data')) as [Buffer]
    const pid = Number(/working (\d+)/.exec(line.toString())?.[1])
    command.kill(signal)
    await once(command, 'exit')
    while (isAlive(pid)) {
      await delay(20)
    }
    expect(readFileSync(join(folder, 'closed'), 'utf8')).toBe('')
  },
  30_000,
)

test('a program that is done ends by itself, also when it ends with its command', async () => {
  writeFileSync(
    join(folder, 'worker.ts'),
    `import { endWithParent } from '${root}/scripts/end-with-parent.mjs'
     endWithParent()`,
  )
  const command = spawn(process.execPath, [join(folder, 'command.mjs')], { stdio: 'inherit' })
  expect(await once(command, 'exit')).toEqual([0, null])
}, 30_000)

test.each(['--nothing', 'nothing', '--ads=many'])('the benchmarks refuse %s and start nothing', async (word) => {
  const run = promisify(execFile)(process.execPath, [join(root, 'scripts/bench.ts'), word])
  await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(`Unknown: ${word}.`) })
})
