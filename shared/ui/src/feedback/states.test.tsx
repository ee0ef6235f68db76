import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOOLTIP_FADE_MS, themeVariables } from '../theme/tokens.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Hint } from './hint.tsx'

test('[A-14] tooltips fade in for 250 ms', () => {
  expect(TOOLTIP_FADE_MS).toBe(250)
  expect(themeVariables('light')['--mq-tooltip-fade']).toBe('250ms')
  const rules = readFileSync(join(__dirname, 'hint.module.css'), 'utf8')
  expect(rules).toMatch(/\.hint\s*\{[^}]*animation: mq-tooltip-fade var\(--mq-tooltip-fade\)/)
  const frames = readFileSync(join(__dirname, '../theme/global.css'), 'utf8')
  expect(frames).toMatch(/@keyframes mq-tooltip-fade\s*\{\s*from\s*\{\s*opacity: 0;/)
})

test('[A-14] a tooltip that is shown has that fade, and no other motion', async () => {
  render(
    <Hint text="Share this ad">
      <button type="button">Share</button>
    </Hint>,
  )
  await userEvent.hover(screen.getByRole('button', { name: 'Share' }))
  const tooltip = await screen.findByRole('tooltip', { name: 'Share this ad' })
  expect(tooltip.closest('.hint')).not.toBeNull()
  expect(tooltip.closest('[class*="zoom"]')).toBeNull()
})

test('an error says what happened and tries again', async () => {
  const handleRetry = jest.fn()
  render(
    <ErrorState title="The briefs could not be loaded" error={new Error('No connection.')} onRetry={handleRetry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The briefs could not be loadedNo connection.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
})

test('an empty list says what to do next', () => {
  render(
    <EmptyState title="No briefs yet" action={<button type="button">New brief</button>}>
      Start with an ad that you like.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'No briefs yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'New brief' })).toBeVisible()
})
