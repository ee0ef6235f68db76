import { join } from 'node:path'
import type { HostSurface } from '../../shared/federation/src/host-surface.ts'
import { providedSingletons } from '../../shared/federation/src/shared-singletons.ts'
import { KIT_VERSION } from '../../shared/remote-kit/src/version.ts'
import { readFacades } from './read-facades.ts'

/** What the host of this checkout provides to remotes. @param root folder of the repository */
export function readHostSurface(root: string): HostSurface {
  return { kitVersion: KIT_VERSION, singletons: providedSingletons(join(root, 'host')), exports: readFacades(root) }
}
