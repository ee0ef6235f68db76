import type { AdSummary } from '@marquee/contract/ads'
import { TEXT_FACE } from '../theme/tokens.ts'
import { adCardLayout, cardBody } from './ad-card-layout.ts'
import { forgetWidths } from './count-lines.ts'

/** Later than this, texts stand in the face of the system until theirs comes: a person came for ads, not for letters. */
const FACE_WAIT_MS = 1000
/** A part of a frame: the page may be scrolled meanwhile. */
const SLICE_MS = 4
/** px. Any width that cards have: words are measured one by one, and stay known for every width. */
const CARD_WIDTH = 340

/**
 * Gets ads ready for cards: their text faces are there, and the words of their first lines are measured. Cards whose lines are
 * counted in another face would keep an empty line or lose one; and words of a whole page, measured at once while it is scrolled,
 * would make a frame late.
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

/** Characters whose faces have been asked for. Asking again, also for faces that are there, costs a busy page up to 150 ms. */
const asked = new Set<string>()
let faces: Promise<unknown> = Promise.resolve()

/** A face holds some scripts: which ones are needed, only the texts tell. Bold ones are in the same files. */
async function readTextFaces(ads: readonly AdSummary[]): Promise<void> {
  // Where there is no canvas either, nothing depends on a face.
  if (!('fonts' in document)) {
    return
  }
  const characters = new Set(ads.map((ad) => `${ad.title ?? ''}${cardBody(ad)}`).join(''))
  const news = [...characters].filter((character) => !asked.has(character))
  if (news.length > 0) {
    for (const character of news) {
      asked.add(character)
    }
    // A face that does not come is none to wait for.
    const loading = document.fonts.load(`1em ${TEXT_FACE}`, news.join('')).catch(() => {})
    faces = Promise.all([faces, loading])
  }
  const awaited = faces
  if (!(await Promise.race([awaited.then(() => true), wait(FACE_WAIT_MS).then(() => false)]))) {
    // What has been measured until then keeps its place on the page; what comes after it is measured anew.
    void awaited.then(forgetWidths)
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const nextTask = (): Promise<void> => wait(0)
