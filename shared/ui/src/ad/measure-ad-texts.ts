import type { AdSummary } from '@marquee/contract/ads'
import { TEXT_FACE } from '../theme/tokens.ts'
import { adCardLayout, cardBody } from './ad-card-layout.ts'
import { forgetWidths } from './count-lines.ts'

/** After this time, texts are shown in the system font until their own face is loaded, so that the ads do not wait for fonts. */
const FACE_WAIT_MS = 1000
/** The share of a frame that measuring may take, because the user may be scrolling. */
const SLICE_MS = 4
/** In px. Any card width will do: words are measured one by one, and the results apply to every width. */
const CARD_WIDTH = 340

/**
 * Prepares ads for cards: loads their font faces, and measures the words of their first lines. If the lines were counted in another face,
 * cards would have an empty line or miss one; and measuring the words of a whole page at once during scrolling would delay a frame.
 * @returns the answer, when its ads are ready. Never fails.
 */
export async function withMeasuredTexts<A>(answer: A, getAds: (answer: A) => readonly AdSummary[]): Promise<A> {
  const ads = getAds(answer)
  await readTextFaces(ads)
  let sliceEnd = performance.now() + SLICE_MS
  for (const ad of ads) {
    if (performance.now() > sliceEnd) {
      await nextTask()
      sliceEnd = performance.now() + SLICE_MS
    }
    adCardLayout(ad, CARD_WIDTH)
  }
  return answer
}

/** Characters whose faces have been requested. Requesting again, even for loaded faces, costs a busy page up to 150 ms. */
const asked = new Set<string>()
let faces: Promise<unknown> = Promise.resolve()

/** A face covers certain scripts: only the texts show which faces are needed. Bold faces are in the same files. */
async function readTextFaces(ads: readonly AdSummary[]): Promise<void> {
  // Without a canvas, nothing depends on a face.
  if (!('fonts' in document)) {
    return
  }
  const characters = new Set(ads.map((ad) => `${ad.title ?? ''}${cardBody(ad)}`).join(''))
  const news = [...characters].filter((character) => !asked.has(character))
  if (news.length > 0) {
    for (const character of news) {
      asked.add(character)
    }
    // Do not wait for a face that fails to load.
    const loading = document.fonts.load(`1em ${TEXT_FACE}`, news.join('')).catch(() => {})
    faces = Promise.all([faces, loading])
  }
  const awaited = faces
  if (!(await Promise.race([awaited.then(() => true), wait(FACE_WAIT_MS).then(() => false)]))) {
    // Texts measured before keep their place on the page; later texts are measured again.
    void awaited.then(forgetWidths)
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const nextTask = (): Promise<void> => wait(0)
