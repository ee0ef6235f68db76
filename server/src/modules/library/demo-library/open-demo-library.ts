import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'
import {
  type CreativeRenderer,
  createCreativeRenderer,
} from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { createMediaService } from '../media/media.service.ts'
import { createDemoLibraryService, type DemoLibraryService, findDemoBrandMark } from './demo-library.service.ts'

type Dependencies = Pick<AppDependencies, 'database' | 'storage' | 'clock' | 'log' | 'foreignFiles'>

/** The demo library outside of a running server. The caller must close the renderer. */
export function openDemoLibrary({ database: db, storage, clock, log, foreignFiles }: Dependencies): {
  demoLibrary: DemoLibraryService
  renderer: CreativeRenderer
} {
  const renderer = createCreativeRenderer()
  const media = createMediaService({ db, storage, renderer, foreignFiles, findBrandMark: findDemoBrandMark, log })
  const adWriter = createAdWriter({ db, clock })
  return { demoLibrary: createDemoLibraryService({ db, clock, adWriter, media }), renderer }
}
