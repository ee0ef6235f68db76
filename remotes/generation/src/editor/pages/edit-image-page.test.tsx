import { createAdTemplate } from '@marquee/contract/ad-templates'
import { getCreativeDocument, type StoredDocument, updateCreativeDocument } from '@marquee/contract/creative-documents'
import { checkLines } from '@marquee/contract/line-checks'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import { PIXELS_PER_UNIT } from '@marquee/creative/formats'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { buildTemplatePreview } from '../../testing/build-template-preview.ts'
import { fakeCanvas } from '../../testing/fake-canvas.ts'
import { Page } from './edit-image-page.tsx'

const opened: StoredDocument = {
  id: buildId(1, 9),
  document: composeCreative(builtInTemplates[0]!, buildTemplatePreview()),
  version: 1,
  assets: [],
  updated_at: '2026-03-02T12:00:00.000Z',
}

/** A server that keeps one image, with versions as the real one. */
function keepDocument() {
  const kept = { stored: opened }
  respondWith(getCreativeDocument, () => ({ data: kept.stored }))
  respondWith(checkLines, { data: [], meta: { language: 'en', is_spelling_checked: true } })
  const saves = respondWith(updateCreativeDocument, ({ body: { document, version } }) => {
    if (version !== kept.stored.version) {
      return failure(409, { message: 'Somebody else changed this image.', code: 'version_conflict' })
    }
    kept.stored = { ...kept.stored, document, version: version + 1 }
    return { data: kept.stored }
  })
  return { kept, saves }
}

function openEditor(format = '1:1') {
  return renderPage(<Page />, {
    address: `/image-generation/${buildId(2, 9)}/edit/${opened.id}?format=${format}`,
    path: '/image-generation/:id/edit/:documentId',
  })
}

type Actor = ReturnType<typeof openEditor>['user']

const words = () => screen.getByRole('textbox', { name: 'Words in every format' })

async function rewriteHeadline(user: Actor, text: string): Promise<void> {
  const layer = await screen.findByRole('button', { name: '“Sleep better”' })
  layer.focus()
  await user.keyboard('{Enter}')
  await user.clear(words())
  await user.type(words(), text)
}

beforeEach(fakeCanvas)

describe('[P-43] editing an image', () => {
  test('[P-92] a press on the canvas begins no selection of text, which Safari would draw over the page, and gives the canvas the focus', async () => {
    keepDocument()
    openEditor()
    const canvas = await screen.findByRole('group', { name: 'Canvas' })
    expect(fireEvent.mouseDown(canvas)).toBe(false)
    expect(canvas).toHaveFocus()
  })

  test('opens in the format that somebody came from', async () => {
    keepDocument()
    openEditor('9:16')
    expect(await screen.findByRole('button', { name: /9:16/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('a text is chosen and rewritten by keyboard, and is saved by itself in the end', async () => {
    const { saves } = keepDocument()
    const { user } = openEditor()
    await rewriteHeadline(user, 'Sleep tight')
    expect(screen.getByRole('button', { name: '“Sleep tight”' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    expect(await screen.findByText('All changes saved')).toBeVisible()
    expect(saves.at(-1)?.body.document.texts['headline']).toBe('Sleep tight')
    expect(saves[0]?.body.version).toBe(1)
  })

  test('an arrow key moves the layer that is selected, and Ctrl+Z and Ctrl+Y undo and redo it', async () => {
    keepDocument()
    const { user } = openEditor()
    const layer = await screen.findByRole('button', { name: '“Sleep better”' })
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await user.click(layer)
    const place = screen.getByRole('spinbutton', { name: 'Left' })
    const before = place.getAttribute('aria-valuenow')
    layer.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    const after = place.getAttribute('aria-valuenow')
    expect(Number(after)).toBeGreaterThan(Number(before))
    await user.keyboard('{Control>}z{/Control}')
    expect(place).toHaveAttribute('aria-valuenow', before)
    await user.keyboard('{Control>}y{/Control}')
    expect(place).toHaveAttribute('aria-valuenow', after)
  })

  test('the buttons undo and redo what was written', async () => {
    keepDocument()
    const { user } = openEditor()
    await user.click(await screen.findByRole('button', { name: '“Sleep better”' }))
    fireEvent.change(words(), { target: { value: 'Sleep tight' } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(words()).toHaveValue('Sleep better')
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(words()).toHaveValue('Sleep tight')
  })

  test('a save that failed says so, and is sent again on request', async () => {
    keepDocument()
    respondWith(updateCreativeDocument, failure(500, { message: 'Not now.' }))
    const { user } = openEditor()
    await rewriteHeadline(user, 'Mine')
    expect(await screen.findByText('Not saved')).toBeVisible()
    const { saves } = keepDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('All changes saved')).toBeVisible()
    expect(saves).toHaveLength(1)
  })

  test('undoing what could not be saved leaves nothing unsaved, also after another try', async () => {
    keepDocument()
    respondWith(updateCreativeDocument, failure(422, { message: 'Not now.' }))
    const { user } = openEditor()
    await user.click(await screen.findByRole('button', { name: '“Sleep better”' }))
    fireEvent.change(words(), { target: { value: 'Sleep tight' } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('All changes saved')).toBeVisible()
  })

  test('keys resize what is selected, and zoom in, out and to the full size', async () => {
    keepDocument()
    const { user } = openEditor()
    const layer = await screen.findByRole('button', { name: '“Sleep better”' })
    await user.click(layer)
    const width = screen.getByRole('spinbutton', { name: 'Width' })
    const before = Number(width.getAttribute('aria-valuenow'))
    layer.focus()
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    // 10 drawing units are 10.8 pixels, and the field shows whole pixels.
    expect([10, 11]).toContain(Number(width.getAttribute('aria-valuenow')) - before)
    await user.keyboard('{Shift>}[Digit0]{/Shift}')
    expect(screen.getByRole('button', { name: 'Zoom: 100%' })).toBeVisible()
    await user.keyboard('-')
    expect(screen.getByRole('button', { name: 'Zoom: 80%' })).toBeVisible()
    fireEvent.wheel(screen.getByRole('group', { name: 'Canvas' }), { ctrlKey: true, deltaY: -100 })
    expect(screen.getByRole('button', { name: 'Zoom: 98%' })).toBeVisible()
  })

  test('the parts that a placement covers are shown where the format has one', async () => {
    keepDocument()
    const { user } = openEditor()
    expect(await screen.findByText('No placement covers parts of 1:1')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '9:16' }))
    await user.click(screen.getByRole('combobox', { name: 'Safe areas' }))
    await user.click(await screen.findByTitle('Safe areas: YouTube Shorts'))
    expect(screen.getByTestId('stage').querySelectorAll('[class*="covered"] rect')).toHaveLength(4)
  })

  test('of two people who save, the second one is asked; keeping mine saves it over theirs', async () => {
    const { kept } = keepDocument()
    const { user } = openEditor()
    await screen.findByRole('button', { name: '“Sleep better”' })
    kept.stored = withHeadline('Theirs')
    await rewriteHeadline(user, 'Mine')
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this image')
    expect(kept.stored.document.texts['headline']).toBe('Theirs')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('All changes saved')).toBeVisible()
    expect(kept.stored).toMatchObject({ version: 3, document: { texts: { headline: 'Mine' } } })
  })

  test('loading theirs shows their version and saves nothing', async () => {
    const { kept, saves } = keepDocument()
    const { user } = openEditor()
    await screen.findByRole('button', { name: '“Sleep better”' })
    kept.stored = withHeadline('Theirs')
    await rewriteHeadline(user, 'Mine')
    await user.click(await screen.findByRole('button', { name: 'Load theirs' }))
    expect(await screen.findByRole('button', { name: '“Theirs”' })).toBeVisible()
    expect(screen.getByText('All changes saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(kept.stored.version).toBe(2)
    expect(saves).toHaveLength(1)
  })

  test('[P-41] its layout becomes a template of the workspace, without the words of the campaign', async () => {
    keepDocument()
    const saved = respondWith(createAdTemplate, ({ body }) => ({
      data: { ...body, id: buildId(3, 9), created_at: opened.updated_at },
    }))
    const { user, services } = openEditor()
    await rewriteHeadline(user, 'Only of this campaign')
    await user.click(screen.getByRole('button', { name: 'Save as template' }))
    const save = await screen.findByRole('button', { name: 'Save template' })
    expect(save).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Our big offer ')
    await user.click(save)
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'success', detail: 'Our big offer' }),
      ),
    )
    const [{ body } = { body: undefined }] = saved
    expect(body?.name).toBe('Our big offer')
    expect(body?.style).toBe(builtInTemplates[0]?.style)
    expect(Object.keys(body?.formats ?? {})).toEqual(Object.keys(opened.document.formats))
    expect(JSON.stringify(body)).not.toContain('Only of this campaign')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save template' })).not.toBeInTheDocument())
  })

  test('a double click on a text of the canvas opens a field in its place, and Escape closes it', async () => {
    keepDocument()
    const { user } = openEditor()
    const { x, y } = findHeadline()
    fireEvent.doubleClick(await screen.findByRole('group', { name: 'Canvas' }), { clientX: x, clientY: y })
    const field = screen.getByRole('textbox', { name: 'Words on the canvas' })
    expect(field).toHaveFocus()
    await user.keyboard('Sleep tight')
    expect(screen.getByRole('button', { name: '“Sleep tight”' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Words on the canvas' })).not.toBeInTheDocument()
  })

  test('the numbers of a layer follow while it is dragged', async () => {
    HTMLElement.prototype.setPointerCapture = () => {}
    keepDocument()
    openEditor()
    const canvas = await screen.findByRole('group', { name: 'Canvas' })
    const { x, y } = findHeadline()
    point(canvas, 'pointerdown', x, y)
    const left = () => Number(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Left' }).value)
    const before = left()
    point(canvas, 'pointermove', x + 40, y)
    expect(left()).toBe(before + Math.round((40 / ZOOM) * PIXELS_PER_UNIT))
    point(canvas, 'pointerup', x + 40, y)
    expect(left()).toBe(before + Math.round((40 / ZOOM) * PIXELS_PER_UNIT))
    expect(await screen.findByText('All changes saved')).toBeVisible()
  })

  test('an image that could not be loaded is asked for again', async () => {
    respondWith(getCreativeDocument, failure(500, { message: 'Not now.' }))
    const { user } = openEditor()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    keepDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('group', { name: 'Canvas' })).toBeVisible()
  })
})

/** What the server keeps after somebody else saved. */
function withHeadline(headline: string): StoredDocument {
  const { document } = opened
  return { ...opened, document: { ...document, texts: { ...document.texts, headline } }, version: 2 }
}

/** The zoom of a stage without a size, as in this environment. */
const ZOOM = 0.4

/** The middle of the headline, in pixels of the stage. */
function findHeadline() {
  const layer = opened.document.formats['1:1']?.layers.find((one) => one.type === 'text' && one.binding === 'headline')
  return layer === undefined ? { x: 0, y: 0 } : { x: (layer.x + layer.w / 2) * ZOOM, y: (layer.y + layer.h / 2) * ZOOM }
}

/** jsdom has no `PointerEvent`. With Alt, a dragged layer snaps to nothing. */
function point(
  target: HTMLElement,
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  clientX: number,
  clientY: number,
): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, altKey: true, clientX, clientY })
  fireEvent(target, Object.assign(event, { pointerId: 1, pointerType: 'mouse' }))
}
