import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { manifest as declared } from '../manifest.ts'
import { manifest } from '../remote-entry.ts'
import { Page } from './analyzer-page.tsx'

test('the remote offers every page that it declares', async () => {
  for (const { name } of declared.routes) {
    await expect(manifest.pages[name].load()).resolves.toMatchObject({ Page: expect.any(Function) })
  }
})

test('the page leads on to the details', async () => {
  renderPage(<Page />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Analyzer')
  expect(screen.getByRole('link', { name: 'Open the details' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/analyzer\/./),
  )
})
