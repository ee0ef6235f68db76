import type { PopupState } from '../background/answer-popup.ts'
import type { ItemState } from '../queue/queue-item.ts'
import { element } from './element.ts'
import type { PopupActions } from './show-popup.ts'

type Entry = PopupState['queue'][number]

const STATES: Readonly<Record<ItemState, string>> = {
  waiting: 'Waiting',
  held: 'On hold',
  refused: 'Not saved',
  saved: 'Saved',
}
const MOST_SHOWN = 30

/** The ads on their way, the newest first. */
export function showQueue(queue: readonly Entry[], actions: PopupActions): Element {
  const waiting = queue.filter(({ state }) => state !== 'saved').length
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, waiting === 0 ? 'Saved lately' : `${waiting} not saved yet`),
    element(
      'ul',
      { role: 'list', 'aria-label': 'Queue' },
      ...queue.slice(0, MOST_SHOWN).map((entry) => showEntry(entry, actions)),
    ),
  )
}

function showEntry({ id, state, title, reason, notes }: Entry, { send }: PopupActions): Element {
  const explanations = [reason, ...notes].filter((line) => line !== null)
  return element(
    'li',
    {},
    element('span', { class: 'name', dir: 'auto' }, title),
    element('span', { class: `state ${state}` }, STATES[state]),
    ...explanations.map((line) => element('p', { class: 'reason' }, line)),
    ...(state === 'saved'
      ? []
      : [
          element(
            'div',
            { class: 'row' },
            element('button', { type: 'button', onclick: () => void send({ kind: 'retry', id }) }, 'Try again'),
            element(
              'button',
              { type: 'button', class: 'quiet', onclick: () => void send({ kind: 'drop', id }) },
              'Drop',
            ),
          ),
        ]),
  )
}
