import type { RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'

export const manifest: RemoteManifest = { kitVersion: KIT_VERSION, pages: {} }
