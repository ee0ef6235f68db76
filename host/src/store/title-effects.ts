import type { StartHostListening } from './start-host-listening.ts'
import { titleSet } from './title-slice.ts'

/** The browser's tab says the title with the product's name. */
export function addTitleEffects(startListening: StartHostListening): void {
  startListening({
    actionCreator: titleSet,
    effect: ({ payload }) => {
      document.title = payload === '' ? 'Marquee' : `${payload} · Marquee`
    },
  })
}
