#!/usr/bin/env node
// The way in: `npm start`, `npm test` and the rest come here first. It needs nothing but Node 20 and npm; it brings pnpm and
// Node 24, installs what the lockfile says, and then runs the command under Node 24.
import { join } from 'node:path'
import { planCommand } from './commands.mjs'
import { runProgram } from './run-program.mjs'
import { prepareToolchain, root } from './toolchain.mjs'

const { help, refusal, programs = [] } = planCommand(process.argv.slice(2))
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
for (const [file, ...words] of programs) {
  const code = await runProgram(node, [join(root, file), ...words], env)
  if (code !== 0) {
    process.exit(code)
  }
}
