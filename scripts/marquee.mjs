#!/usr/bin/env node
// The way in: `npm start`, `npm test` and the rest come here first. It needs nothing but Node 20 and npm; it brings pnpm and
// Node 24, installs what the lockfile says, and then runs the command under Node 24.
import { join } from 'node:path'
import { planCommand } from './commands.mjs'
import { keepRunning } from './keep-running.mjs'
import { runProgram, runToEnd } from './run-program.mjs'
import { prepareToolchain, root } from './toolchain.mjs'

const { help, refusal, programs = [], isServer = false, afterStart } = planCommand(process.argv.slice(2))
if (help !== undefined) {
  console.log(help)
  process.exit(0)
}
if (refusal !== undefined) {
  console.error(refusal)
  process.exit(2)
}

const node = prepareToolchain()
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
let isWaiting = afterStart !== undefined

/** Once, even if the server has to be brought back. */
function runAfterStart() {
  if (isWaiting) {
    isWaiting = false
    void runProgram(node, [join(root, afterStart[0]), ...afterStart.slice(1)], env)
  }
}

for (const [index, [file, ...words]] of programs.entries()) {
  const line = [join(root, file), ...words]
  const isKept = isServer && index === programs.length - 1
  const code = await (isKept
    ? keepRunning(() => runToEnd(node, line, env, runAfterStart))
    : runProgram(node, line, env))
  if (code !== 0) {
    process.exit(code)
  }
}
