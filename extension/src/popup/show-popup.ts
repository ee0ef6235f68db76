import type { PopupState } from '../background/answer-popup.ts'
import type { PageCount, PopupMessage } from '../messages/messages.ts'
import { element } from './element.ts'
import { createChoiceForm } from './choice-form.ts'
import { showQueue } from './show-queue.ts'

export interface PopupActions {
  send: (message: PopupMessage) => Promise<void>
  saveAll: () => Promise<void>
  /** Lets the user choose an image or a video of the page. */
  pick: () => Promise<void>
}

/**
 * Draws the popup. What the user is typing stays: the form of the choice is made once for each connection.
 * @returns a function that shows the state after a message
 */
export function createPopup(container: Element, actions: PopupActions) {
  let form: { of: string; element: Element } | null = null

  function keepForm(state: PopupState): Element {
    const of = JSON.stringify([state.connection, state.choices])
    form = form?.of === of || isTyping(form?.element) ? form : { of, element: createChoiceForm(state, actions) }
    return form?.element ?? createChoiceForm(state, actions)
  }

  return function show({ state, page }: { state: PopupState; page: PageCount | null }): void {
    const { connection, problem, queue } = state
    replaceAround(container, [
      element('header', {}, element('h1', {}, 'Marquee'), connection === null ? '' : showWorkspace(state, actions)),
      ...(problem === null ? [] : [element('p', { class: 'problem', role: 'alert' }, problem)]),
      ...(connection === null ? [showSignIn(actions)] : [showPage(page, actions), keepForm(state)]),
      ...(queue.length === 0 ? [] : [showQueue(queue, actions)]),
    ])
  }
}

function isTyping(within: Element | undefined): boolean {
  return within?.contains(document.activeElement) === true
}

/** Replaces all children except those that stay, which keep the focus. */
function replaceAround(container: Element, children: readonly Element[]): void {
  for (const child of [...container.children].filter((present) => !children.includes(present))) {
    child.remove()
  }
  for (const [index, child] of children.entries()) {
    if (container.children[index] !== child) {
      container.insertBefore(child, container.children[index] ?? null)
    }
  }
}

function showWorkspace({ connection, marquee_url }: PopupState, { send }: PopupActions): Element {
  return element(
    'p',
    { class: 'workspace' },
    element(
      'a',
      { href: `${marquee_url}/swipe-file`, target: '_blank', dir: 'auto' },
      connection?.workspace_name ?? '',
    ),
    element(
      'button',
      { type: 'button', class: 'quiet', onclick: () => void send({ kind: 'disconnect' }) },
      'Disconnect',
    ),
  )
}

function showSignIn({ send }: PopupActions): Element {
  const code = element('input', { name: 'code', 'aria-label': 'Code', autocomplete: 'off', maxlength: 40 })
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, 'Connect this browser'),
    element('p', {}, 'Ads that you save go into the swipe file of your workspace, with their images and videos.'),
    element('button', { type: 'button', class: 'primary', onclick: () => void send({ kind: 'connect' }) }, 'Connect'),
    element(
      'details',
      {},
      element('summary', {}, 'Connect with a code'),
      element('button', { type: 'button', onclick: () => void send({ kind: 'ask_for_code' }) }, 'Show me a code'),
      element(
        'form',
        {
          class: 'row',
          onsubmit: (event) => {
            event.preventDefault()
            void send({ kind: 'enter_code', code: code.value })
          },
        },
        code,
        element('button', { type: 'submit' }, 'Enter'),
      ),
    ),
  )
}

function showPage(page: PageCount | null, { saveAll, pick }: PopupActions): Element {
  const ads = page?.ads ?? 0
  return element(
    'section',
    { class: 'card' },
    element('p', { role: 'status' }, describePage(page)),
    ...(ads === 0
      ? []
      : [
          element(
            'button',
            { type: 'button', class: 'primary', onclick: () => void saveAll() },
            ads === 1 ? 'Save this ad' : `Save all ${ads} ads`,
          ),
        ]),
    element('button', { type: 'button', onclick: () => void pick() }, 'Choose an image or video'),
    element('p', {}, 'Only your team sees the ads that you bring in.'),
  )
}

/** A sentence about the open page. */
export function describePage(page: PageCount | null): string {
  switch (page?.state) {
    case 'ads':
      return `${page.ads} ${page.ads === 1 ? 'ad' : 'ads'} on this page of ${page.site}.`
    case 'empty':
      return 'There are no ads on this page.'
    case 'loading':
      return 'No ads have appeared on this page yet.'
    case 'unknown':
      return 'The layout of this page is not known. Choose an image or video of it instead.'
    case 'other':
    case undefined:
      return 'Save an image or a video of this page as an ad.'
  }
}
