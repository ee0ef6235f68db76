import { createHref } from '@marquee/remote-kit/release-manifest'
import { manifest } from './manifest.ts'

/** Links to the pages that only this remote has. */
export const ownHref = createHref(manifest)
