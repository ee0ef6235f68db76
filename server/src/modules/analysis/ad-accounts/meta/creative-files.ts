import { parseExactJson } from '../../../../platform/web/parse-exact-json.ts'
import { type AccountAccess, InsightsError, type InsightsSource } from '../insights-source.ts'
import type { AskGraph } from './ask-graph.ts'
import { adsById, graphPage, image, videosById } from './insights-answer.ts'

/**
 * Reads which file each ad shows: the name of its image or the title of its video, else the name of its creative.
 * https://developers.facebook.com/docs/marketing-api/reference/ad-creative
 * https://developers.facebook.com/docs/marketing-api/reference/ad-image
 */
export function createCreativeFiles(ask: AskGraph): InsightsSource['readCreativeFiles'] {
  async function readById(access: AccountAccess, ids: readonly string[], fields: string, now: Date): Promise<unknown> {
    const { text } = await ask(access, { method: 'GET', path: '/', query: { ids: ids.join(','), fields } }, now)
    return parseExactJson(text)
  }

  async function readImageNames(access: AccountAccess, hashes: readonly string[], now: Date) {
    if (hashes.length === 0) {
      return new Map<string, string>()
    }
    const query = { hashes: JSON.stringify(hashes), fields: 'hash,name', limit: String(hashes.length) }
    const path = `/act_${access.externalId}/adimages`
    const { text } = await ask(access, { method: 'GET', path, query }, now)
    const images = graphPage.safeParse(parseExactJson(text)).data?.data ?? []
    return new Map(
      images.flatMap((said) => {
        const read = image.safeParse(said)
        return read.success ? [[read.data.hash, read.data.name]] : []
      }),
    )
  }

  async function readVideoTitles(access: AccountAccess, ids: readonly string[], now: Date) {
    const videos = ids.length === 0 ? {} : (videosById.safeParse(await readById(access, ids, 'title', now)).data ?? {})
    return new Map(Object.entries(videos).flatMap(([id, { title }]) => (title === undefined ? [] : [[id, title]])))
  }

  return async (access, adIds, now) => {
    const ads = adsById.safeParse(await readById(access, adIds, 'creative{name,image_hash,video_id}', now)).data ?? {}
    const creatives = Object.entries(ads).flatMap(([id, { creative }]) => (creative ? [{ id, ...creative }] : []))
    const hashes = [...new Set(creatives.flatMap(({ image_hash }) => image_hash ?? []))]
    const videoIds = [...new Set(creatives.flatMap(({ video_id }) => video_id ?? []))]
    const images = await readImageNames(access, hashes, now)
    // Meta refuses videos of pages that the token does not open; the creative's own name remains.
    const titles = await readVideoTitles(access, videoIds, now).catch(refusedAs(new Map<string, string>()))
    return new Map(
      creatives.flatMap(({ id, name, image_hash, video_id }): [string, string][] => {
        const file = images.get(image_hash ?? '') ?? titles.get(video_id ?? '') ?? name
        return file === undefined || file === '' ? [] : [[id, file.slice(0, 400)]]
      }),
    )
  }
}

function refusedAs<T>(value: T) {
  return (error: unknown): T => {
    if (error instanceof InsightsError && (error.kind === 'permission' || error.kind === 'query')) {
      return value
    }
    throw error
  }
}
