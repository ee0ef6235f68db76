import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Below the root, so that the types of packages are resolved from it. */
const cache = join(root, 'node_modules/.cache/marquee')

/**
 * Checks the types of a package's code, with the shared packages that it uses; the compiler prints the errors.
 * @param name host, or a remote
 * @throws Error when the types do not fit
 */
export function checkTypes(name: string): void {
  const folder = name === 'host' ? 'host' : `remotes/${name}`
  mkdirSync(cache, { recursive: true })
  const project = join(cache, `tsconfig.${name}.json`)
  // The shared packages' declarations of files that are not code, for example of style sheets.
  const include = [join(root, folder, 'src'), join(root, 'shared/*/src/**/*.d.ts')]
  const settings = { extends: join(root, 'tsconfig.json'), include, exclude: [] }
  writeFileSync(project, JSON.stringify(settings))
  console.log(`${name}: checking types…`)
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--noEmit'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    throw new Error(`The types of ${name} do not fit.`)
  }
}
