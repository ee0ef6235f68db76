import type { RunningRelease } from './running-releases.ts'

/** Something about a release that somebody has to look at, though the page works: told to error reporting only. */
export class ReleaseWarning extends Error {
  override readonly name = 'ReleaseWarning'
  readonly kind: 'slow' | 'policy'
  readonly origin: RunningRelease | null

  constructor(kind: ReleaseWarning['kind'], message: string, origin: RunningRelease | null) {
    super(message)
    this.kind = kind
    this.origin = origin
  }
}
