import type { RemoteName } from '@marquee/remote-kit/routes'
import { type ReactNode, useInsertionEffect } from 'react'

/** Remote → how many of its parts are shown. */
const shown = new Map<string, number>()

// A remote may be loaded in advance, as when a link is hovered. The event of an element does not bubble, but it can be captured.
document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && applyTo(target), true)

/** Applies the stylesheets of a remote while a part of it is shown: they go when its page goes. */
export function RemoteStyles({ owner, children }: { owner: RemoteName; children: ReactNode }): ReactNode {
  useInsertionEffect(() => {
    count(owner, 1)
    return () => count(owner, -1)
  }, [owner])
  return children
}

function count(owner: RemoteName, change: number): void {
  shown.set(owner, (shown.get(owner) ?? 0) + change)
  document.querySelectorAll<HTMLLinkElement>(`link[href*="/build/${owner}/"]`).forEach(applyTo)
}

/** The sheet is switched off, not its element: the browser would load the element again. */
function applyTo({ href, sheet }: HTMLLinkElement): void {
  const [, owner = 'host'] = /\/build\/([a-z-]+)\//.exec(href) ?? []
  if (sheet !== null && owner !== 'host') {
    sheet.disabled = (shown.get(owner) ?? 0) === 0
  }
}
