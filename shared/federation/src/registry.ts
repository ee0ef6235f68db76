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

/** The description of one immutable build, as far as a page needs it. */
const liveRelease = z.object({
  name: packageName,
  release: releaseId,
  /** KIT_VERSION that it was built with. */
  kitVersion: z.string(),
  /** Shared package → for the host: the version that it provides; for a remote: the range that it needs. */
  singletons: z.record(z.string(), z.string()),
  /** Address of its files, with a slash at the end. */
  baseUrl: z.string(),
  /** The files that run first: the host's start-up files, or the remote's container and the chunk of its one exposed module. */
  entry: fileSet,
  /** Global variable that the container's script sets; empty for the host. */
  globalName: z.string(),
  integrity,
})
/** A release that was built before manifests existed brings only the pages of the specification. */
const manifest = releaseManifest.default(emptyManifest)
const liveRemote = liveRelease.extend({
  /** The pages that it brings, with their navigation entries, commands and slots. */
  manifest,
  enabled: z.boolean(),
  /**
   * The previous live release that is known to work; null when there is none, and for a preview, because a fallback must not hide its
   * faults.
   */
  lastKnownGood: liveRelease.nullable(),
})
export type LiveRelease = z.infer<typeof liveRelease>
export type LiveRemote = z.infer<typeof liveRemote>

/**
 * The composition registry: the live releases. It is inlined into every page and never cached; all files that it points to are immutable. A
 * release, a rollback or switching off a remote changes only this document.
 */
export const registry = z.object({
  /** Increases with every change. A page that was reloaded for one generation may be reloaded again for the next. */
  generation: z.number().int().positive(),
  host: liveRelease,
  remotes: z.record(z.string(), liveRemote),
  /** Remotes whose hashes are not included: the page fetches the registry before it loads any of their files. */
  hashesLater: z.array(packageName).exactOptional(),
  /** Package → the preview that this page was asked to run instead of the live release. */
  overrides: z.record(z.string(), releaseId),
})
export type Registry = z.infer<typeof registry>

/** Files of a part of a build, and the keys of the shared modules that it takes from the host. */
const buildPart = fileSet.extend({ consumes: z.array(z.string()) })
export type BuildPart = z.infer<typeof buildPart>

/** One immutable build, as written into its own folder when the build is complete. */
export const releaseDescription = liveRelease.extend({
  manifest,
  entry: buildPart,
  /** The files that each page loads in addition to the entry. */
  pages: z.record(z.string(), buildPart),
  /** Names of pages of the specification that its code links to. Older releases do not have this property. */
  links: z.array(z.string()).exactOptional(),
  /** The font file of the first texts. Only the host has one. */
  fonts: z.array(fileName).exactOptional(),
  /** The host fetches hashes that its page does not contain. Only a host has this property, and older hosts do not. */
  takesHashesLater: z.literal(true).exactOptional(),
  /** Origin of the API that its pages call, if it is not the origin of the pages. Only the host has one. */
  apiBaseUrl: z.url().exactOptional(),
  /** Shared module → the files that contain it, in addition to the entry. Only the host has some. */
  provides: z.record(z.string(), fileSet),
})
export type ReleaseDescription = z.infer<typeof releaseDescription>

/** The registry as the server keeps it, with the data for preloading a page's files. The page gets the smaller `registry`. */
export const composition = registry.extend({
  host: releaseDescription,
  remotes: z.record(
    z.string(),
    releaseDescription.extend(liveRemote.pick({ enabled: true, lastKnownGood: true }).shape),
  ),
})
export type Composition = z.infer<typeof composition>

/** Id of the element that contains the registry in the page. */
export const REGISTRY_ELEMENT_ID = 'composition-registry'

/** Id of the frame that the server renders; the host keeps it on the screen until the page itself is shown. */
export const PAGE_FRAME_ELEMENT_ID = 'page-frame'

/** Attribute of the frame: the guard will allow the page, so its first requests may start before the guard has decided. */
export const FIRST_REQUESTS_ATTRIBUTE = 'data-first-requests'
