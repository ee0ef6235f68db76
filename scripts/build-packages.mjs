// `npm run build [names…]`: builds the host and the remotes whose inputs changed, two at a time, and makes them live.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { toRelease } from '../shared/federation/src/input-hash.ts'
import { listRemotes } from '../shared/federation/src/list-remotes.ts'
import { createReleaseStore } from '../shared/federation/src/release-store.ts'
import { endWithParent } from './end-with-parent.mjs'

endWithParent()

const AT_ONCE = 2
const root = join(import.meta.dirname, '..')
const store = createReleaseStore(join(root, '.build'))
const builder = join(root, 'shared/federation/src/build-package.ts')

const packages = [
  { name: 'host', folder: 'host' },
  ...listRemotes(root).map((name) => ({ name, folder: `remotes/${name}` })),
]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => packages.every((known) => known.name !== name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${packages.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const current = await store.readCurrent()
const builds = packages.map((item) => ({ ...item, release: releaseToBuild(item) }))
const missing = builds.filter(({ name, release }) => !store.isComplete(name, release))
for (const { name } of builds.filter((build) => !missing.includes(build))) {
  console.log(`${name}: reused`)
}
const failed = await buildAll(missing)
if (failed.length > 0) {
  console.error(`Not built: ${failed.join(', ')}. What was live stays live.`)
  process.exit(1)
}
const [host, ...remotes] = await Promise.all(builds.map(({ name, release }) => store.describe(name, release)))
await store.publish(host, remotes)
for (const { name } of builds) {
  await store.removeOld(name, new Date())
}

/** With names given, the others stay at their live release, if they have one. */
function releaseToBuild({ name, folder }) {
  const live = name === 'host' ? current?.host : current?.remotes[name]
  const isWanted = wanted.length === 0 || wanted.includes(name)
  return isWanted || live === undefined ? toRelease(root, folder) : live.release
}

/** @returns the names of those that failed */
async function buildAll(queue) {
  const waiting = [...queue]
  const failures = []
  async function work() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const startedAt = Date.now()
      console.log(`${next.name}: building…`)
      const isBuilt = await build(next)
      console.log(
        isBuilt
          ? `${next.name}: built in ${Math.round((Date.now() - startedAt) / 1000)} s`
          : `${next.name}: the build failed`,
      )
      if (!isBuilt) {
        failures.push(next.name)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}

function build({ name, folder, release }) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [builder, join(root, folder), name, release, store.getFolder(name, release)],
      {
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    child.on('exit', (code) => resolve(code === 0))
  })
}
