import type { SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { AdSourceSettings } from '../../../platform/ad-source-variables.ts'
import { createCallApi } from '../../../platform/web/call-api.ts'
import type { SourceConnector } from './connector.ts'
import { createMetaAdLibrary } from './meta/meta-ad-library.ts'
import { createTikTokContentApi } from './tiktok/tiktok-content-api.ts'

/** The connector of each provider. */
export type Connectors = { readonly [P in SourceProvider]: SourceConnector<P> }

export function createConnectors({ metaApiUrl, tiktokApiUrl }: AdSourceSettings): Connectors {
  return {
    meta: createMetaAdLibrary(createCallApi(metaApiUrl)),
    tiktok: createTikTokContentApi(createCallApi(tiktokApiUrl)),
  }
}

/** A row's provider, criteria and credentials always match; TypeScript cannot infer it. */
export function getConnector(connectors: Connectors, provider: SourceProvider): SourceConnector {
  return connectors[provider] as unknown as SourceConnector
}
