import { createRequire } from 'node:module'
import type * as nodeAv from 'node-av'

/** The library that encodes and decodes videos is an optional dependency with native code; this server also runs without it. */
export class VideoLibraryMissing extends Error {
  override readonly name = 'VideoLibraryMissing'
  constructor() {
    super('This server cannot read or make videos: its optional video library is not installed.')
  }
}

export type VideoLibrary = typeof nodeAv

const NATIVE_PACKAGES = ['', '-msvc', '-mingw'].map(
  (suffix) => `@seydx/node-av-${process.platform}-${process.arch}${suffix}`,
)

/** Whether the library and its native part for this machine are installed; nothing is loaded. */
export function isVideoLibraryInstalled(): boolean {
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('node-av'))
    return NATIVE_PACKAGES.some((name) => canResolve(resolve, name))
  } catch {
    return false
  }
}

function canResolve(resolve: NodeJS.RequireResolve, name: string): boolean {
  try {
    resolve(name)
    return true
  } catch {
    return false
  }
}

/**
 * Loads the library. Call it only in child processes: decoders crash on broken files, and FFmpeg's licence stays confined to that
 * process.
 * @throws VideoLibraryMissing
 */
export async function loadVideoLibrary(): Promise<VideoLibrary> {
  if (!isVideoLibraryInstalled()) {
    throw new VideoLibraryMissing()
  }
  const library = await import('node-av')
  library.Log.setLevel(library.AV_LOG_FATAL)
  return library
}
