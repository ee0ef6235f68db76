import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { CaptionLettersField } from './caption-letters-field.tsx'

const choices = [
  { encoding: 'windows-1251', name: 'Cyrillic', sample: 'Привет' },
  { encoding: 'koi8-u', name: 'Cyrillic (KOI8)', sample: 'оПХБЕР' },
]

test('[P-96] asks which letters a caption file has, with what it says in each', async () => {
  const chosen: string[] = []
  const { user } = renderPage(
    <CaptionLettersField letters={{ encoding: null, choices }} onChoose={(encoding) => chosen.push(encoding)} />,
  )
  const group = screen.getByRole('radiogroup', { name: /Which is right/ })
  expect(group).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Cyrillic: Привет' }))
  expect(chosen).toEqual(['windows-1251'])
})

test('[P-96] shows how letters were read, so that the other reading can be chosen', () => {
  renderPage(<CaptionLettersField letters={{ encoding: 'koi8-u', choices }} onChoose={() => {}} />)
  expect(screen.getByRole('radio', { name: /KOI8/ })).toBeChecked()
})
