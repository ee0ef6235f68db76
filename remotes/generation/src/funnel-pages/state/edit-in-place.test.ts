import { editInPlace, markEditable } from './edit-in-place.ts'

const written: string[] = []
let end = () => {}

beforeEach(() => {
  written.length = 0
  document.body.innerHTML =
    '<section id="s-a"><h1 data-path="headline">Old words</h1><a href="/away"><span data-path="button.label">Go</span></a>' +
    '<div class="fp-text" data-path="text"><p>Long</p></div></section>'
  end = editInPlace(document, {
    onChoose: (id) => written.push(`choose ${id}`),
    onWrite: (id, path, words) => written.push(`${id} ${path} = ${words}`),
  })
  markEditable(document)
  for (const element of document.querySelectorAll<HTMLElement>('[contenteditable]')) {
    // jsdom does not know that editable elements can have the focus.
    element.tabIndex = 0
  }
})
afterEach(() => end())

function type(selector: string, words: string, key: string | null): void {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  if (element !== null) {
    element.textContent = words
    element.dispatchEvent(new KeyboardEvent('keydown', { key: key ?? 'Tab', bubbles: true }))
    element.blur()
  }
}

test('[P-47] words that are typed in their place are kept by Enter and by leaving, as one line of text', () => {
  type('h1', ' New\n <b>words</b>\u00a0', 'Enter')
  type('span', 'Start', null)
  expect(written).toEqual(['choose a', 'a headline = New <b>words</b>', 'choose a', 'a button.label = Start'])
})

test('[P-47] Escape puts back what was there, and unchanged words are not written', () => {
  type('h1', 'Other', 'Escape')
  expect(document.querySelector('h1')?.textContent).toBe('Old words')
  type('span', 'Go', 'Enter')
  expect(written.filter((one) => one.includes('='))).toEqual([])
})

test('[P-47] links lead nowhere, and texts with a form are left to their field', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('span')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(document.querySelector('.fp-text')?.hasAttribute('contenteditable')).toBe(false)
})
