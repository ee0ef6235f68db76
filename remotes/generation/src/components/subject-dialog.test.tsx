import { getImageSubject, setSubjectBox } from '@marquee/contract/image-subjects'
import type { ImageSubject } from '@marquee/creative/image-subject'
import { buildStoredAsset } from '@marquee/testing/build-stored-asset'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { SubjectDialog } from './subject-dialog.tsx'

const edge = { kind: 'even', color: '#ffffff' } as const
const subject: ImageSubject = {
  width: 800,
  height: 600,
  box: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 },
  source: 'pixels',
  is_sure: false,
  kind: 'photo',
  faces: [],
  texts: [],
  calm_areas: [],
  edges: { top: edge, right: edge, bottom: edge, left: edge },
  sharp_share: 1,
}

test('[P-41] a guess is called one, and the box is moved and resized by the keyboard and saved', async () => {
  respondWith(getImageSubject, { data: subject })
  const saves = respondWith(setSubjectBox, ({ body }) => ({
    data: { ...subject, box: body.box, source: 'user' as const, is_sure: true },
  }))
  const close = jest.fn()
  const { user } = renderPage(<SubjectDialog image={buildStoredAsset()} alt="Cup, image 1" onClose={close} />)
  expect(await screen.findByText(/We are unsure where the product is/)).toBeVisible()
  screen.getByRole('button', { name: /Box around the product/ }).focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByRole('spinbutton', { name: 'Left' })).toHaveValue('26')
  await user.click(screen.getByRole('button', { name: 'Save box' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(saves[0]?.body.box).toEqual({ x: 0.26, y: 0.25, w: 0.5, h: expect.closeTo(0.51) })
})
