import type { PopupState } from '../background/answer-popup.ts'
import { EMPTY_CHOICE, type PopupMessage } from '../messages/messages.ts'
import { createPopup, describePage } from './show-popup.ts'

const board = { id: '01890000-0001-7000-8000-000000000001', name: 'Boots' }
const hostile = '<img src=x onerror="document.title = 1">'
const state: PopupState = {
  connection: { workspace_name: hostile, user_name: 'Ada' },
  choice: EMPTY_CHOICE,
  choices: { boards: [board], tags: ['hook'] },
  queue: [{ id: 'meta:1', state: 'refused', reason: hostile, notes: [], title: hostile }],
  marquee_url: 'https://app.example',
  problem: null,
}

function openPopup() {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  const sent: PopupMessage[] = []
  const actions = {
    send: async (message: PopupMessage) => void sent.push(message),
    saveAll: jest.fn(),
    pick: jest.fn(),
  }
  const show = createPopup(main ?? document.body, actions)
  return {
    main,
    sent,
    show: (changes: Partial<PopupState> = {}) => show({ state: { ...state, ...changes }, page: null }),
  }
}

function fill(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
  if (field !== null) {
    field.value = value
    field.dispatchEvent(new Event('change'))
  }
}

describe('[F-16] the popup of the extension', () => {
  test('shows what pages and workspaces say as text, never as markup', () => {
    const { main, show } = openPopup()
    show()
    expect(main?.querySelector('img')).toBeNull()
    expect(main).toHaveTextContent(hostile)
  })

  test('asks to connect first, and still shows what waits', () => {
    const { main, sent, show } = openPopup()
    show({ connection: null })
    expect(main?.querySelector('select')).toBeNull()
    main?.querySelector<HTMLButtonElement>('.primary')?.click()
    expect(sent).toEqual([{ kind: 'connect' }])
    expect(main).toHaveTextContent('1 not saved yet')
  })

  test('keeps board, tags and note together, also when they change quickly', () => {
    const { sent, show } = openPopup()
    show()
    fill('select', board.id)
    fill('input[list]', 'hook, boots')
    fill('textarea', 'Good')
    expect(sent.at(-1)).toEqual({
      kind: 'choose',
      choice: { board_id: board.id, new_board: null, tags: ['hook', 'boots'], note: 'Good' },
    })
  })

  test('leaves alone what the user is typing while the queue moves', () => {
    const { main, show } = openPopup()
    show()
    const note = main?.querySelector('textarea')
    note?.focus()
    show({ queue: [], choices: { boards: [], tags: [] } })
    expect(document.activeElement).toBe(note)
  })

  test('tries an item again or drops it', () => {
    const { main, sent, show } = openPopup()
    show()
    for (const button of main?.querySelectorAll<HTMLButtonElement>('li button') ?? []) {
      button.click()
    }
    expect(sent).toEqual([
      { kind: 'retry', id: 'meta:1' },
      { kind: 'drop', id: 'meta:1' },
    ])
  })

  test('tells a layout that it does not know from a page without ads', () => {
    const page = { site: 'Meta Ad Library', ads: 0 }
    expect(describePage({ ...page, state: 'unknown' })).toMatch(/layout .* not known/)
    expect(describePage({ ...page, state: 'empty' })).toBe('There are no ads on this page.')
    expect(describePage({ ...page, state: 'ads', ads: 1 })).toBe('1 ad on this page of Meta Ad Library.')
  })
})
