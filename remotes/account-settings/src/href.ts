import { createHref } from '@marquee/remote-kit/release-manifest'
import { manifest } from './manifest.ts'

/** Links to the pages of this remote. */
export const ownHref = createHref(manifest)
