// `npm run bench -- --smoke`: every benchmark in its smallest size, two at a time, most of them against one server. It shows that each
// still measures its subject; its figures mean nothing. `node run-smallest.ts NAME …`
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { createOwnServer } from '../src/fixtures/running-server.ts'

const AT_ONCE = 2
const FIRST_PORT = Number(process.env['PORT'] ?? 3149)
/** A benchmark with its own servers has at most two. */
const PORTS_OF_ONE = 4

interface Ended {
  name: string
  hasPassed: boolean
  seconds: number
}

/** Runs a benchmark, and prints all of its output when it ends. */
async function runOne(name: string, index: number, shared: Record<string, string>): Promise<Ended> {
  const startedAt = performance.now()
  const output: Buffer[] = []
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.bench.ts`), '--smoke'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...shared, PORT: String(FIRST_PORT + PORTS_OF_ONE * (index + 1)) },
  })
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const hasPassed = code === 0
  console.log(
    `\n── ${name}\n${Buffer.concat(output).toString('utf8')}${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`,
  )
  return { name, hasPassed, seconds }
}

async function runAll(names: readonly string[], shared: Record<string, string>, atOnce = AT_ONCE): Promise<Ended[]> {
  const waiting = [...names.entries()]
  const ended: Ended[] = []
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, name] = next
      ended.push(await runOne(name, index, shared))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return ended
}

function listFailed(ended: readonly Ended[]): string[] {
  return ended.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name)
}

const prepared = createDataDir()
process.env['E2E_PREPARED_DIR'] = prepared
const server = createOwnServer(FIRST_PORT, { DEMO_LIBRARY: 'on' })
closeOnEnd(server.remove)
try {
  await server.start()
  const names = process.argv.slice(2)
  const shared = { BENCH_URL: server.origin, BENCH_DATA_DIR: server.dataDir }
  let failed = listFailed(await runAll(names, shared))
  if (process.env['CI'] !== undefined && failed.length > 0) {
    console.log(`\nA second attempt of ${failed.join(', ')}; what passes now is to be mended.`)
    failed = listFailed(await runAll(failed, shared, 1))
  }
  console.log(
    `\n${names.length - failed.length} benchmarks measure what they say${failed.length === 0 ? '' : `, and not ${failed.join(', ')}`}.`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  await server.remove()
  await rm(prepared, { recursive: true, force: true })
}
