import { z } from 'zod'
import { emptyManifest, releaseManifest } from './release-manifest.ts'

export const fileName = z.string().regex(/^[\w-][\w.-]*$/)
export const releaseId = z.string().regex(/^[0-9a-f]{12}$/)
export const packageName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]*$/)
/** File name → Subresource Integrity value, for every script and stylesheet of a release. */
const integrity = z.record(fileName, z.string().regex(/^sha256-[\w+/]{43}=$/))

/** Scripts and stylesheets, by file name within the release. */
export const fileSet = z.object({ scripts: z.array(fileName), styles: z.array(fileName) })
export type FileSet = z.infer<typeof fileSet>

/** What a page needs to know of one immutable build. */
const liveRelease = z.object({
  name: packageName,
  release: releaseId,
  /** KIT_VERSION that it was built with. */
  kitVersion: z.string(),
  /** Shared package → the host: the version that it provides; a remote: the range that it wants. */
  singletons: z.record(z.string(), z.string()),
  /** Where its files lie, with a slash at the end. */
  baseUrl: z.string(),
  /** What runs first: the host's start-up files, or the remote's container and the chunk of its one exposed module. */
  entry: fileSet,
  /** Global variable that the container's script sets; empty for the host. */
  globalName: z.string(),
  integrity,
})
/** A release that was built before there were manifests brings the specification's pages only. */
const manifest = releaseManifest.default(emptyManifest)
const liveRemote = liveRelease.extend({
  /** The pages that it brings, with what leads to them. */
  manifest,
  enabled: z.boolean(),
  /** What was live before and is known to work; null when there is none, and for a preview, which must not be hidden. */
  lastKnownGood: liveRelease.nullable(),
})
export type LiveRelease = z.infer<typeof liveRelease>
export type LiveRemote = z.infer<typeof liveRemote>

/**
 * The composition registry: what is live. It is inlined into every page and never cached; everything that it points to is
 * immutable. A release, a rollback or switching a remote off changes this document only.
 */
export const registry = z.object({
  /** Grows with every change. A page that was reloaded for one generation may be reloaded again for the next. */
  generation: z.number().int().positive(),
  host: liveRelease,
  remotes: z.record(z.string(), liveRemote),
  /** Remotes whose hashes are not in here: the page asks for the registry before it loads anything of them. */
  hashesLater: z.array(packageName).exactOptional(),
  /** Package → the preview that this page was asked to run in place of the live release. */
  overrides: z.record(z.string(), releaseId),
})
export type Registry = z.infer<typeof registry>

/** Files of a part of a build, and the keys of the shared modules that it takes from the host. */
const buildPart = fileSet.extend({ consumes: z.array(z.string()) })
export type BuildPart = z.infer<typeof buildPart>

/** One immutable build, as it is written into its own folder when the build is complete. */
export const releaseDescription = liveRelease.extend({
  manifest,
  entry: buildPart,
  /** What each page loads beyond the entry. */
  pages: z.record(z.string(), buildPart),
  /** Names of pages of the specification that its code links to. A release that was built before does not say. */
  links: z.array(z.string()).exactOptional(),
  /** The face that the first texts stand in. Only the host has some. */
  fonts: z.array(fileName).exactOptional(),
  /** It asks for hashes that its page does not carry. Only a host does, and older ones do not. */
  takesHashesLater: z.literal(true).exactOptional(),
  /** Origin of the API that its pages call, where it is not their own. Only the host has one. */
  apiBaseUrl: z.url().exactOptional(),
  /** Shared module → the files that hold it, beyond the entry. Only the host has some. */
  provides: z.record(z.string(), fileSet),
})
export type ReleaseDescription = z.infer<typeof releaseDescription>

/** The registry as the server keeps it: with what it needs to preload a page's files. The page gets the smaller `registry`. */
export const composition = registry.extend({
  host: releaseDescription,
  remotes: z.record(
    z.string(),
    releaseDescription.extend(liveRemote.pick({ enabled: true, lastKnownGood: true }).shape),
  ),
})
export type Composition = z.infer<typeof composition>

/** Id of the element that carries the registry in the page. */
export const REGISTRY_ELEMENT_ID = 'composition-registry'

/** Id of the frame that the server paints; the host keeps it on the screen until the page itself is there. */
export const PAGE_FRAME_ELEMENT_ID = 'page-frame'

/** Attribute of the frame: the guard will open the page, so its first requests may start before it has decided. */
export const FIRST_REQUESTS_ATTRIBUTE = 'data-first-requests'
