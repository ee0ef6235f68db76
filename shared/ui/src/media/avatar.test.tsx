import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from './avatar.tsx'

function getInitials(container: HTMLElement): string | null | undefined {
  return container.querySelector('[data-initials]')?.getAttribute('data-initials')
}

describe('[P-81] the image of a person', () => {
  test.each([
    ['Ada Marsh', 'AM'],
    ['ada', 'A'],
    ['  Anna Maria de la Cruz ', 'AC'],
    ['𝒜da 𝒞lay', '𝒜𝒞'],
  ])('without one %j has the initials %s, which no screen reader says', (name, initials) => {
    const { container } = render(<Avatar name={name} url={null} />)
    expect(getInitials(container)).toBe(initials)
    expect(container).toHaveTextContent('')
  })

  test('keeps its box while it loads, gives way to initials when it is broken, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Ada Marsh" url="/avatars/old.webp" size={36} />)
    const image = screen.getByRole('presentation')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['36', '36'])
    fireEvent.error(image)
    expect(getInitials(container)).toBe('AM')
    rerender(<Avatar name="Ada Marsh" url="/avatars/new.webp" size={36} />)
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/avatars/new.webp')
  })
})
