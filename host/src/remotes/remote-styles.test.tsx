import { render } from '@testing-library/react'
import { RemoteStyles } from './remote-styles.ts'

/** A stylesheet of a package that the browser has loaded. */
function addSheet(owner: string): { disabled: boolean } {
  const sheet = { disabled: false }
  const link = Object.assign(document.createElement('link'), { href: `/build/${owner}/abc/1.css` })
  Object.defineProperty(link, 'sheet', { value: sheet })
  document.head.append(link)
  link.dispatchEvent(new Event('load'))
  return sheet
}

afterEach(() => document.head.replaceChildren())

test('[P-97] the styles of a remote apply while a part of it is shown, and no longer', () => {
  const [briefs, analyzer, host] = [addSheet('briefs'), addSheet('analyzer'), addSheet('host')]
  expect([briefs.disabled, analyzer.disabled, host.disabled]).toEqual([true, true, false])
  const page = render(<RemoteStyles owner="briefs">Briefs</RemoteStyles>)
  const slot = render(<RemoteStyles owner="briefs">Newest brief</RemoteStyles>)
  expect([briefs.disabled, analyzer.disabled]).toEqual([false, true])
  expect(addSheet('briefs').disabled).toBe(false)
  page.unmount()
  expect(briefs.disabled).toBe(false)
  slot.unmount()
  expect([briefs.disabled, host.disabled]).toEqual([true, false])
})
