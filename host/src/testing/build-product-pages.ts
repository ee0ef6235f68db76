import { join } from 'node:path'
import { listRemotes } from '@marquee/federation/list-remotes'
import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { createPageTable, type PageTable } from '../navigation/page-table.ts'
import { buildLiveRemote } from './build-registry.ts'

const root = join(__dirname, '../../..')

/** The pages of the product with all of its remotes live, from their manifests in this repository. */
export function buildProductPages(): PageTable {
  return createPageTable(
    Object.fromEntries(
      listRemotes(root).map((name) => {
        const { manifest } = jest.requireActual<{ manifest: ReleaseManifest }>(
          `../../../remotes/${name}/src/manifest.ts`,
        )
        return [name, buildLiveRemote(name, manifest)]
      }),
    ),
  )
}
