import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
let checkout: string

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'marquee-toolchain-'))
  for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    cpSync(join(root, name), join(checkout, name))
  }
  for (const name of ['toolchain.mjs', 'run-quietly.mjs']) {
    cpSync(join(root, 'scripts', name), join(checkout, 'scripts', name))
  }
  for (const folder of ['remotes', 'shared', 'node_modules', 'programs']) {
    mkdirSync(join(checkout, folder))
  }
})

afterEach(() => rmSync(checkout, { recursive: true }))

function writeProgram(path: string, lines: string): void {
  writeFileSync(join(checkout, path), `#!/bin/sh\n${lines}\n`)
  chmodSync(join(checkout, path), 0o755)
}

/** A first start, with an npm and a pnpm that run these lines of a shell. */
function start({ npm, pnpm }: { npm: string; pnpm: string }) {
  writeProgram('programs/pnpm', pnpm)
  writeProgram(
    'programs/npm',
    `mkdir -p node_modules/.bin && cp ../programs/pnpm node_modules/.bin/pnpm || exit 1\n${npm}`,
  )
  return spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', "import { prepareToolchain } from './scripts/toolchain.mjs'; prepareToolchain()"],
    { cwd: checkout, encoding: 'utf8', env: { PATH: `${checkout}/programs:${process.env['PATH']}` } },
  )
}

const version = /PNPM_VERSION = '(.+)'/.exec(readFileSync(join(root, 'scripts/toolchain.mjs'), 'utf8'))?.[1]

test('[P-92] a first start prints our own lines alone, whatever npm and pnpm tell', () => {
  const { status, stdout, stderr } = start({
    npm: 'echo "npm notice New minor version of npm available!" >&2',
    pnpm: 'echo "Agent skills awaiting approval: a-package."; echo "[WARN] Unsupported engine for a-package" >&2',
  })
  expect(stdout).toBe(`Fetching pnpm ${version} …\nInstalling dependencies …\n`)
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test.each([
  ['npm', { npm: 'echo "asking the registry"; echo "ENOTFOUND registry" >&2; exit 7', pnpm: '' }],
  ['pnpm', { npm: '', pnpm: 'echo "asking the registry"; echo "ENOTFOUND registry" >&2; exit 7' }],
])('when %s fails, all that it wrote is printed and the start ends', (_, programs) => {
  const { status, stderr } = start(programs)
  expect(stderr).toMatch(/^asking the registry\nENOTFOUND registry\n.*pm failed\.\n$/)
  expect(status).toBe(7)
})
