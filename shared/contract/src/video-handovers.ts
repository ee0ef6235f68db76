import { download } from './download.ts'
import { fileStem, idParams } from './primitives.ts'

export const downloadVideoCut = download('GET', '/video-cuts/:id/:name.zip', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary:
    'An archive for editors: the cut as OpenTimelineIO with its media, and the rights and disclosure sheet of the video',
  params: idParams.extend({ name: fileStem }),
  contentType: 'application/zip',
})
