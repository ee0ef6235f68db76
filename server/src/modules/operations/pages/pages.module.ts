import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { ReadComposition } from '../releases/composition.service.ts'
import { registerPageRegistryRoutes } from './page-registry.routes.ts'
import { registerPageRoutes } from './pages.routes.ts'
import { createSharePreviews, type SharedPages } from './share-previews.ts'
import { thirdPartyOrigins, thirdPartySettings } from './third-parties.ts'

interface Neighbours {
  readComposition: ReadComposition
  /** What a page is told to reach its flags. */
  flags: { settings: Readonly<Record<string, string>>; connectOrigins: string[] }
  /** Those that describe shared pages. */
  shared: SharedPages
}

/** Wires the pages of the product and what they are told at their start. After everything else: it answers what nobody else does. */
export function registerPages(
  app: FastifyInstance,
  { environment: { appUrl, google, thirdParties } }: AppDependencies,
  { readComposition, flags, shared }: Neighbours,
): void {
  registerPageRegistryRoutes(app, readComposition)
  const signIn = google === null ? {} : { 'google-sign-in': 'on' }
  const settings = { ...flags.settings, ...signIn, ...thirdPartySettings(thirdParties) }
  const origins = thirdPartyOrigins(thirdParties, flags.connectOrigins)
  registerPageRoutes(app, readComposition, settings, origins, createSharePreviews(shared, appUrl))
}
