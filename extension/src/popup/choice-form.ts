import type { PopupState } from '../background/answer-popup.ts'
import type { Choice } from '../messages/messages.ts'
import { element } from './element.ts'
import type { PopupActions } from './show-popup.ts'

const NO_BOARD = ''
const NEW_BOARD = 'new'
const MOST_SUGGESTED = 50

type Choices = PopupState['choices']

/** The form with board, tags and note of the next ads. Each change is kept at once, for all pages. */
export function createChoiceForm(state: Pick<PopupState, 'choice' | 'choices'>, { send }: PopupActions): Element {
  const { choices } = state
  let choice = state.choice
  const boards = element('div', { class: 'fields' })
  const tags = element('div', { class: 'tags' })

  function change(changes: Partial<Choice>): void {
    choice = { ...choice, ...changes }
    draw(changes)
    void send({ kind: 'choose', choice })
  }

  /** Draws only what has changed: the user may be in another field already. */
  function draw(changes: Partial<Choice>): void {
    if ('board_id' in changes) {
      boards.replaceChildren(showBoards({ choice, choices }, change), ...showNewBoard(choice, change))
    }
    if ('tags' in changes) {
      tags.replaceChildren(...showTags({ choice, choices }, change))
    }
  }
  draw(choice)

  const note = element('textarea', { rows: 2, maxlength: 2000, onchange: (event) => change({ note: valueOf(event) }) })
  note.value = choice.note
  return element('section', { class: 'card' }, boards, tags, element('label', {}, 'Note', note))
}

type Change = (changes: Partial<Choice>) => void

function showBoards({ choice, choices }: { choice: Choice; choices: Choices }, change: Change): Element {
  const chosen = choice.new_board === null ? (choice.board_id ?? NO_BOARD) : NEW_BOARD
  const option = (value: string, label: string) => element('option', { value, selected: value === chosen }, label)
  function choose(event: Event): void {
    const value = valueOf(event)
    const isNew = value === NEW_BOARD
    change({
      board_id: isNew || value === NO_BOARD ? null : value,
      new_board: isNew ? { name: 'New board', idempotency_key: crypto.randomUUID() } : null,
    })
  }
  return element(
    'label',
    {},
    'Board',
    element(
      'select',
      { onchange: choose },
      option(NO_BOARD, 'Swipe file only'),
      ...(choices?.boards ?? []).map(({ id, name }) => option(id, name)),
      option(NEW_BOARD, 'New board …'),
    ),
  )
}

function showNewBoard({ new_board: board }: Choice, change: Change): Element[] {
  if (board === null) {
    return []
  }
  function rename(event: Event): void {
    const name = valueOf(event).trim()
    if (name !== '') {
      change({ new_board: { name, idempotency_key: crypto.randomUUID() } })
    }
  }
  return [
    element(
      'label',
      {},
      'Name of the new board',
      element('input', { value: board.name, maxlength: 120, onchange: rename }),
    ),
  ]
}

function showTags({ choice: { tags }, choices }: { choice: Choice; choices: Choices }, change: Change): Element[] {
  const add = (event: Event) => {
    const added = valueOf(event)
      .split(',')
      .map((tag) => tag.trim().slice(0, 40))
      .filter((tag) => tag !== '' && !tags.includes(tag))
    if (added.length > 0) {
      change({ tags: [...tags, ...added].slice(0, 30) })
    }
  }
  const suggested = (choices?.tags ?? []).slice(0, MOST_SUGGESTED)
  return [
    element(
      'label',
      {},
      'Tags',
      element('input', { list: 'tags', placeholder: 'Add a tag', maxlength: 200, onchange: add }),
    ),
    element('datalist', { id: 'tags' }, ...suggested.map((tag) => element('option', { value: tag }))),
    ...tags.map((tag) =>
      element(
        'button',
        {
          type: 'button',
          class: 'tag',
          'aria-label': `Remove the tag ${tag}`,
          onclick: () => change({ tags: tags.filter((other) => other !== tag) }),
        },
        `${tag} ×`,
      ),
    ),
  ]
}

function valueOf({ target }: Event): string {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
    ? target.value
    : ''
}
