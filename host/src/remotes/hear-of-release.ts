import { pageRegistry } from './page-registry.ts'

/** Every open page hears of a release at the same moment: they do not all ask at once. */
const SPREAD_MS = 5000

/** The server says that what pages run has this generation: the page asks what is new, in a moment. */
export function hearOfRelease(generation: number): void {
  setTimeout(() => void pageRegistry.hearOf(generation), Math.random() * SPREAD_MS)
}
