import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { PriceButton } from './price-button.tsx'

function renderPriceButton(available: number | undefined) {
  const handleClick = jest.fn()
  const view = renderPage(
    <PriceButton price={2} available={available} topUpHref="/credits" onClick={handleClick}>
      Create image
    </PriceButton>,
  )
  return { ...view, handleClick, button: screen.getByRole('button', { name: 'Create image 2 credits' }) }
}

describe('[P-62] a button with a price', () => {
  test('says what is left afterwards', async () => {
    const { user, button, handleClick } = renderPriceButton(1200)
    expect(button).toHaveAccessibleDescription('1,198 left afterwards')
    await user.click(button)
    expect(handleClick).toHaveBeenCalledTimes(1)
  })

  test('is off without enough credits, and leads to the top-up', () => {
    const { button } = renderPriceButton(1)
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('1 credit short. Top up')
    expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/credits')
  })

  test('works while the balance is not known: the server decides', () => {
    expect(renderPriceButton(undefined).button).toBeEnabled()
  })
})
