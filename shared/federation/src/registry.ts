import { z } from 'zod'

const fileName = z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/)
const releaseId = z.string().regex(/^[0-9a-f]{12}$/)
/** File name → Subresource Integrity value, for every script and stylesheet of a release. */
const integrity = z.record(fileName, z.string().regex(/^sha256-[\w+/]{43}=$/))

/** Scripts and stylesheets, by file name within the release. */
const fileSet = z.object({ scripts: z.array(fileName), styles: z.array(fileName) })
export type FileSet = z.infer<typeof fileSet>

/** One immutable build, as it is written into its own folder when the build is complete. */
export const releaseDescription = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  release: releaseId,
  /** KIT_VERSION that it was built with. */
  kitVersion: z.string(),
  /** Where its files lie, with a slash at the end. */
  baseUrl: z.string(),
  /** What runs first: the host's start-up files, or the remote's container and the chunk of its one exposed module. */
  entry: fileSet,
  /** Global variable that the container's script sets; empty for the host. */
  globalName: z.string(),
  integrity,
  /** What each page loads beyond the entry. */
  pages: z.record(z.string(), fileSet),
})
export type ReleaseDescription = z.infer<typeof releaseDescription>

const liveRemote = releaseDescription.extend({ enabled: z.boolean() })
export type LiveRemote = z.infer<typeof liveRemote>

/**
 * The composition registry: what is live. It is inlined into every page and never cached; everything that it points to is
 * immutable. A release, a rollback or switching a remote off changes this document only.
 */
export const registry = z.object({
  /** Grows with every change. A page that was reloaded for one generation may be reloaded again for the next. */
  generation: z.number().int().positive(),
  host: releaseDescription,
  remotes: z.record(z.string(), liveRemote),
})
export type Registry = z.infer<typeof registry>

/** Id of the element that carries the registry in the page. */
export const REGISTRY_ELEMENT_ID = 'composition-registry'
