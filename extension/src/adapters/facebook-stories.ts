import { createDataReader, findValue, type PageObject, toId, toList, toObject, toText } from './page-data.ts'
import { readAddress, readFileAddress } from './read-address.ts'
import type { SeenAd, SeenMedium } from './seen-ad.ts'

/** A sponsored post in the data of a page of Facebook. */
export interface FacebookStory {
  /** Null for a story without an id of its ad. */
  id: string | null
  data: PageObject
}

const readStories = createDataReader('sponsored_data', (object) =>
  typeof object['sponsored_data'] === 'object' && object['sponsored_data'] !== null ? toId(object['id']) : null,
)
/** Feeds cut long texts off in the document itself. */
const CUT = /\s*(?:…|\.\.\.).*$/s

/** The sponsored story of a drawn post, by its advertiser and its text; null where the data of the document has none. */
export function findFacebookStory(
  document: Document,
  { name, text }: { name: string; text: string },
): FacebookStory | null {
  const shown = text.replace(CUT, '')
  for (const data of readStories(document).values()) {
    const words = toText(toObject(findValue(data, 'message'))['text']) ?? ''
    if (readActor(data)['name'] === name && (words === text || (shown !== '' && words.startsWith(shown)))) {
      const id = toId(toObject(data['sponsored_data'])['ad_id'])
      return { id: id === null ? null : `facebook-${id}`, data }
    }
  }
  return null
}

function readActor(data: PageObject): PageObject {
  return toObject(toList(findValue(data, 'actors'))[0])
}

/** What the data says about an ad; keys are missing where it says nothing. */
export function readFacebookStory({ data }: FacebookStory, base: URL): Partial<SeenAd> {
  const actor = readActor(data)
  const name = toText(actor['name'])
  const body = toText(toObject(findValue(data, 'message'))['text'])
  const title = toText(toObject(findValue(data, 'title_with_entities'))['text'])
  const action = toObject(findValue(data, 'action_link'))
  const button = toText(action['title'])
  const landing = readAddress(toText(action['url']), base)
  const video = readVideo(data, base)
  return {
    ...(name !== null && { advertiser: { name, external_id: toId(actor['id']), website: null } }),
    ...(body !== null && { body }),
    ...(title !== null && { title }),
    ...(button !== null && { cta_text: button }),
    ...(landing !== null && { landing_page: landing }),
    ...(video !== null && { media: [video] }),
  }
}

/** Players turn the address of a video into one of the page's own; the data has the file. */
function readVideo(data: PageObject, base: URL): SeenMedium | null {
  const file = toText(findValue(data, 'browser_native_hd_url')) ?? toText(findValue(data, 'browser_native_sd_url'))
  const url = readFileAddress(file ?? toText(findValue(data, 'playable_url')), base)
  const thumbnail = toText(toObject(toObject(findValue(data, 'preferred_thumbnail'))['image'])['uri'])
  return url === null ? null : { kind: 'video', url, poster: readFileAddress(thumbnail, base) }
}
