import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import type { CreativeDocument } from '@marquee/creative/document'
import { createSoundNormalizer } from '../platform/sound/sound-normalizer.ts'
import { createVideoInspector } from '../platform/video/video-inspector.ts'
import { createAssetService } from '../modules/workspaces/assets/assets.service.ts'
import { createCreativeDocumentService } from '../modules/creation/creative-documents/creative-documents.service.ts'
import type { TestServer } from './test-server.ts'

/** A creative like those that an order makes. */
export function buildDocument(headline: string): CreativeDocument {
  const [template] = builtInTemplates
  if (template === undefined) {
    throw new RangeError('There are no templates.')
  }
  return composeCreative(template, {
    content: { headline, call_to_action: 'Shop now' },
    look: {
      brand_name: 'Lumenia',
      palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
    },
    pictures: { product: { kind: 'cutout', product: 'bottle', seed: 'one' } },
  })
}

/** Stores a creative for a workspace; no endpoint does that. @returns its id */
export function addCreativeDocument(server: TestServer, workspaceId: string, headline: string): Promise<string> {
  const { db, clock } = server
  const assets = createAssetService({ ...server, videos: createVideoInspector(), sounds: createSoundNormalizer() })
  const documents = createCreativeDocumentService({ db, clock, assets })
  return documents.create(db, workspaceId, buildDocument(headline))
}
