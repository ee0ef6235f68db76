import { render, screen } from '@testing-library/react'
import { ThemeProvider } from './theme-provider.tsx'

test('[P-83] the tokens are set before a field takes the focus, which makes the browser lay the page out', () => {
  document.documentElement.removeAttribute('style')
  const seen: string[] = []
  const note = () => seen.push(document.documentElement.style.getPropertyValue('--mq-space-4'))
  document.addEventListener('focusin', note)
  render(
    <ThemeProvider mode="light">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the subject of the test */}
      <input aria-label="Code" autoFocus />
    </ThemeProvider>,
  )
  document.removeEventListener('focusin', note)
  expect(screen.getByLabelText('Code')).toHaveFocus()
  expect(seen).toEqual(['16px'])
})
