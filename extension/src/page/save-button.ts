import type { AdPlace } from '../messages/messages.ts'

/** The button of an ad, in a shadow root that neither the page's styles nor its scripts reach. */
export interface SaveButton {
  host: HTMLElement
  show: (place: AdPlace | null) => void
}

const STYLE = `
  :host { all: initial; display: block; margin: 4px 0; text-align: end; }
  button {
    font: 600 13px/1 system-ui, sans-serif; padding: 8px 12px; border-radius: 10px; cursor: pointer;
    border: 1px solid #2b45c9; background: #2b45c9; color: #fff;
  }
  button:hover { background: #3a55dc; }
  button:focus-visible { outline: 2px solid #2b45c9; outline-offset: 2px; }
  button[data-state='saved'] { background: #e6f3ec; border-color: #1d6b45; color: #1d6b45; }
  button[data-state='waiting'] { background: #efede8; border-color: #8a857a; color: #1b1a17; }
  button[data-state='refused'] { background: #fdecea; border-color: #b3261e; color: #b3261e; }
`

/** @param onSave called for a click of the user; a click that a script of the page makes does nothing */
export function createSaveButton(onSave: () => void): SaveButton {
  const host = document.createElement('div')
  host.dataset['marquee'] = ''
  const root = host.attachShadow({ mode: 'closed' })
  const style = document.createElement('style')
  style.textContent = STYLE
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.isTrusted) {
      onSave()
    }
  })
  root.append(style, button)

  function show(place: AdPlace | null): void {
    button.dataset['state'] = place?.state ?? 'new'
    button.textContent = describePlace(place)
    button.title = place?.reason ?? ''
  }
  show(null)
  return { host, show }
}

/** The words of the button. */
export function describePlace(place: AdPlace | null): string {
  switch (place?.state) {
    case undefined:
      return 'Save to Marquee'
    case 'saved':
      return place.boards.length === 0 ? 'Saved in Marquee' : `Saved in ${place.boards.join(', ')}`
    case 'waiting':
      return 'Saving …'
    case 'refused':
      return 'Not saved'
  }
}
