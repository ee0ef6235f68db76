#!/usr/bin/env node
// The way in: `npm start`, `npm test` and the rest come here first. It needs nothing but Node 20 and npm; it brings pnpm and
// Node 24, installs what the lockfile says, and then runs the command under Node 24.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { prepareToolchain, root } from './toolchain.mjs'

/** command → the programs that it runs, one after the other; each gets the words after the command only if it is the last. */
const commands = {
  start: [['scripts/build-packages.mjs'], ['server/src/main.ts']],
  worker: [['server/src/worker.ts']],
  build: [['scripts/build-packages.mjs']],
  test: [['scripts/test.ts']],
  e2e: [['scripts/build-packages.mjs'], ['scripts/e2e.ts']],
  bench: [['scripts/build-packages.mjs'], ['scripts/bench.ts']],
  seed: [['server/src/cli/seed.ts']],
  'import-ads': [['server/src/cli/import-ads.ts']],
  dev: [['scripts/dev.ts']],
  new: [['scripts/new.ts']],
  release: [['scripts/release.ts', 'release']],
  'release:check': [['scripts/release.ts', 'check']],
  'release:list': [['scripts/release.ts', 'list']],
  'release:diff': [['scripts/release.ts', 'diff']],
  'release:rollback': [['scripts/release.ts', 'rollback']],
  'release:switch': [['scripts/release.ts', 'switch']],
  'release-token': [['server/src/cli/release-token.ts']],
}

const [command = '', ...words] = process.argv.slice(2)
const programs = commands[command]
if (programs === undefined) {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}

const node = prepareToolchain()
for (const [index, program] of programs.entries()) {
  const isLast = index === programs.length - 1
  const code = await run(node, [...program, ...(isLast ? words : [])])
  if (code !== 0) {
    process.exit(code)
  }
}

/** Runs a program to its end and hands signals on to it, so that Ctrl+C and `kill` stop it cleanly. Resolves to its exit code. */
function run(executable, [file, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, [join(root, file), ...args], {
      stdio: 'inherit',
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    })
    const handOn = (signal) => child.kill(signal)
    process.on('SIGINT', handOn).on('SIGTERM', handOn)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', handOn).off('SIGTERM', handOn)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
