import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { createAssetRepository } from './assets.repository.ts'

/** The number of font files of a workspace that the text of a drawing may need. */
const MOST_FONTS = 12

/** The fonts that a workspace uploaded last, for the text of its drawings. */
export async function readFonts(
  assets: Pick<ReturnType<typeof createAssetRepository>, 'listNewest'>,
  storage: Pick<Storage, 'get'>,
  workspaceId: string,
): Promise<Uint8Array[]> {
  const rows = await assets.listNewest(workspaceId, 'font', MOST_FONTS)
  const objects = await Promise.all(rows.map((row) => storage.get(row.storage_key)))
  return Promise.all(objects.filter((object) => object !== null).map((object) => buffer(object.stream)))
}
