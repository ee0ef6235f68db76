// `npm run seed [-- --remove]`: writes the demo library, or removes it. Works with or without a running server.
import { connect } from '../entry/connect.ts'
import { openDemoLibrary } from '../modules/library/demo-library/open-demo-library.ts'
import { closeOnEnd } from '../platform/end-wanted.ts'
import { readEnvironment } from '../platform/environment.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { createForeignFiles } from '../platform/foreign-files/foreign-files.ts'
import { createLog } from '../platform/log.ts'

const USAGE = 'Use: npm run seed            writes the demo library\n     npm run seed -- --remove  takes it out'

class UsageError extends Error {
  override readonly name = 'UsageError'
}

function readCommand(words: readonly string[]): { isRemoval: boolean } {
  if (words.length > 1 || (words[0] !== undefined && words[0] !== '--remove')) {
    throw new UsageError(USAGE)
  }
  return { isRemoval: words[0] === '--remove' }
}

async function main(): Promise<void> {
  const { isRemoval } = readCommand(process.argv.slice(2))
  const log = createLog('warn')
  const connection = await connect({ environment: readEnvironment(process.env), log, role: 'tool' })
  const { demoLibrary, renderer } = openDemoLibrary({ ...connection, log, foreignFiles: createForeignFiles() })
  closeOnEnd(() => connection.close())
  try {
    const start = performance.now()
    const count = await (isRemoval ? demoLibrary.remove(printProgress) : demoLibrary.seed(printProgress))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${count.toLocaleString('en')} demo ads ${isRemoval ? 'removed' : 'are in the library'}. ${seconds} s.`)
  } finally {
    await renderer.close()
    await connection.close()
  }
}

function printProgress(adsDone: number): void {
  if (adsDone % 1000 === 0) {
    console.log(`  ${adsDone.toLocaleString('en')} ads`)
  }
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof StartError
  console.error(error instanceof Error ? (!isExpected && error.stack) || error.message : String(error))
  process.exitCode = 1
}
