import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { useScrollRestoration } from './use-scroll-restoration.ts'

function Layout() {
  const container = useRef<HTMLElement>(null)
  useScrollRestoration(container)
  return (
    <main ref={container}>
      <Outlet />
    </main>
  )
}

/** A browser tells of a new position in the next frame, which may come before React's effects. */
function tellOfPositions(element: HTMLElement): void {
  let position = 0
  Object.defineProperty(element, 'scrollTop', {
    get: () => position,
    set: (next: number) => {
      position = next
      element.dispatchEvent(new Event('scroll'))
    },
  })
}

async function openList() {
  globalThis.ResizeObserver = class {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  }
  const pages = ['/explore', '/briefs'].map((path) => ({ path, element: <p>{path}</p> }))
  const router = createMemoryRouter([{ element: <Layout />, children: pages }], { initialEntries: ['/explore'] })
  render(<RouterProvider router={router} />)
  const main = screen.getByRole('main')
  tellOfPositions(main)
  return {
    main,
    goTo: (address: string) => act(() => router.navigate(address)),
    step: (by: number) => act(() => router.navigate(by)),
  }
}

test('[R-22] a new page starts at its top, and the list that somebody comes back to stands where it was', async () => {
  const { main, goTo, step } = await openList()
  main.scrollTop = 3000
  await goTo('/briefs')
  expect(main.scrollTop).toBe(0)
  main.scrollTop = 200
  await step(-1)
  expect(main.scrollTop).toBe(3000)
  await step(1)
  expect(main.scrollTop).toBe(200)
})

test('[R-22] the list stands where it was when an ad was opened over it on the way to another page', async () => {
  const { main, goTo, step } = await openList()
  main.scrollTop = 3000
  await goTo('/explore?ad=1')
  expect(main.scrollTop).toBe(3000)
  await goTo('/briefs')
  await step(-1)
  expect(main.scrollTop).toBe(3000)
})
