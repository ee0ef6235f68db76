import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const COPIED = [
  'host',
  'remotes',
  'shared',
  'e2e/node_modules',
  'e2e/performance',
  'pnpm-lock.yaml',
  '.browserslistrc',
  'tsconfig.base.json',
]

export interface SourceCopy {
  root: string
  remove: () => Promise<void>
}

/** Copies all sources of the browser's code, so that a benchmark can change it. Third-party packages are linked. */
export async function copySources(): Promise<SourceCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'marquee-sources-')))
  for (const path of COPIED) {
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => basename(file) !== 'dist',
    })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { root: folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
