import { createHref } from '@marquee/remote-kit/release-manifest'
import { manifest } from './manifest.ts'

/** The addresses of this remote's own pages. */
export const href = createHref(manifest)
