import { createListeners } from '../stores/listeners.ts'

/** The page's title: in the header, and in the browser's tab with the product's name. */
export function createTitleStore() {
  let title = ''
  const { subscribe, notify } = createListeners()

  function set(next: string): void {
    title = next
    document.title = next === '' ? 'Marquee' : `${next} · Marquee`
    notify()
  }

  return { set, read: (): string => title, subscribe }
}
