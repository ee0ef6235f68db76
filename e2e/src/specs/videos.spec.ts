import { listAds } from '@marquee/contract/ad-search'
import { href } from '@marquee/remote-kit/routes'
import type { BrowserContext, Page } from '@playwright/test'
import { storeWork } from '../fixtures/stored-work.ts'
import { expect, test } from '../fixtures/test.ts'

test('[P-12] the video of a demo ad is drawn when somebody plays it, as long as its badge says', async ({
  page,
  signInAs,
}) => {
  await signInAs()
  const answer = await page.request.get(`${listAds.path}?format=video&limit=50`)
  const { data } = listAds.response.parse(await answer.json())
  const ad = data.find(({ media }) => media[0]?.playback === 'preview' && (media[0].duration_s ?? 0) <= 8)
  await page.goto(`/explore?ad=${ad?.id ?? ''}`)
  await page.getByRole('button', { name: 'Play video' }).click()
  const video = page.locator('video')
  await expect(video).toHaveAttribute('controls', '', { timeout: 40_000 })
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => Math.round(player.duration)))
    .toBe(ad?.media[0]?.duration_s)
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
})

/** Two seconds, blue and then orange, as the browser records a canvas. */
async function recordVideo(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage()
  const numbers = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 640 })
    const drawing = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve)
    })
    recorder.start()
    let start = 0
    const draw = (now: number) => {
      start ||= now
      if (drawing !== null) {
        drawing.fillStyle = now - start < 1000 ? '#203080' : '#e08020'
        drawing.fillRect(0, 0, 360, 640)
        drawing.fillStyle = '#ffffff'
        drawing.fillRect(((now - start) / 10) % 300, 200, 60, 60)
      }
      if (now - start < 2000) {
        requestAnimationFrame(draw)
      } else {
        recorder.stop()
      }
    }
    requestAnimationFrame(draw)
    await ended
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  await page.close()
  return Buffer.from(numbers)
}

test('[P-31] a video is analyzed, and a mark of its timeline leads to the moment', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await signInAs()
  const buffer = await recordVideo(context)
  await page.goto('/creative-analyzer')
  await page.locator('input[type=file]').setInputFiles({ name: 'launch.webm', mimeType: 'video/webm', buffer })
  await page.getByRole('button', { name: /^Analyze/ }).click()
  const cut = page.getByRole('button', { name: 'Cut at 0:01' })
  await expect(cut).toBeVisible({ timeout: 60_000 })
  await cut.click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5)
  await expect(page.getByText('There is no sound')).toBeVisible()
  await expectAccessible(page)
})

test('[P-46] [R-16] [R-08] a product becomes a video that is edited by mouse and keys, rendered and downloaded', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  // Two cores encode the video while the page is watched.
  test.setTimeout(300_000)
  await signInAs()
  const { productId } = await storeWork(context)

  await test.step('from the product to a script, scenes, captions and music', async () => {
    await page.goto(href('edit-product', { params: { id: productId } }))
    await page.getByRole('link', { name: 'Create a video' }).click()
    await page.getByRole('slider', { name: 'Length in seconds' }).press('Home')
    const script = page.getByRole('radio', { name: /· [67](\.\d+)? s/ }).first()
    await script.check({ force: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'Spoken' }).first().fill('Look closer at every card')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Spoken' }).first()).toHaveValue('Look closer at every card')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('combobox', { name: 'Music' }).click()
    await page.getByTitle('Open window').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create the video' }).click()
    await expect(page).toHaveURL(/\/ai-videos\/[\da-f-]{36}$/)
  })

  await test.step('it plays with its sound, is edited by keys and by mouse, and saves itself', async () => {
    const scenes = page.getByRole('list', { name: 'Scenes on the timeline' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByTestId('time')).not.toHaveText('0:00.00')
    await page.getByRole('button', { name: 'Pause' }).click()
    const count = await scenes.count()
    await page.getByRole('group', { name: 'Tracks' }).press('Home')
    await page.keyboard.press('ControlOrMeta+d')
    await expect(scenes).toHaveCount(count + 1)
    await page.keyboard.press('Delete')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(scenes).toHaveCount(count)
    await dragSceneToEnd(page)
    await expect(scenes.last()).toContainText('Hook')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(scenes.first()).toContainText('Hook')
    await page.getByRole('textbox', { name: 'Spoken' }).fill('Look twice')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expectAccessible(page)
    await page.getByText('List', { exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Words of scene 1' })).toHaveValue('Look twice')
    await expectAccessible(page)
  })

  await test.step('it gets a recorded voice, a clip and an overlay', async () => {
    await page.getByRole('tab', { name: 'Sound' }).click()
    await page.getByRole('button', { name: 'Record your own voice' }).click()
    const recorder = page.getByRole('dialog', { name: 'Record your voice' })
    await recorder.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(recorder.getByText('Recording', { exact: true })).toBeVisible()
    await expect(recorder.getByText(/^[1-9]\.\d$/)).toBeVisible()
    await recorder.getByRole('button', { name: 'Stop' }).click()
    await expectAccessible(page)
    await recorder.getByRole('button', { name: 'Keep' }).click()
    await expect(recorder.getByRole('button', { name: /^1\. Hook/ })).toContainText('Recorded')
    await recorder.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('tab', { name: /^Scene/ }).click()
    const clip = { name: 'launch.webm', mimeType: 'video/webm', buffer: await recordVideo(context) }
    await loseConnectionWhileSending(page)
    await page.getByLabel('Video clip').setInputFiles(clip)
    const upload = page.getByRole('group', { name: 'Upload of launch.webm' })
    await expect(upload).toContainText('Waiting for the connection.')
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(upload).toBeHidden({ timeout: 60_000 })
    await expect(page.getByText('launch.webm')).toBeVisible({ timeout: 60_000 })

    await page.getByRole('tab', { name: 'Overlays' }).click()
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page.getByRole('textbox', { name: 'Words', exact: true }).fill('New')
    await expect(page.getByRole('textbox', { name: 'Words of overlay 1' })).toHaveValue('New')
    await page.getByRole('button', { name: 'Overlay: New', exact: true }).press('ArrowDown')
    await expectAccessible(page)
    await expect(page.getByText('All changes saved')).toBeVisible()
  })

  await test.step('it is rendered in one format, played and downloaded, and costs credits', async () => {
    await page.getByRole('button', { name: 'Render and download' }).click()
    const dialog = page.getByRole('dialog', { name: 'Render and download' })
    await dialog.getByRole('checkbox', { name: /^1:1/ }).uncheck()
    await dialog.getByRole('radio', { name: /^WebM/ }).check({ force: true })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Render/ }).click()
    const download = dialog.getByRole('button', { name: 'Download 9:16' })
    await expect(download).toBeVisible({ timeout: 120_000 })
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await download.click()
    expect((await saving).suggestedFilename()).toMatch(/\.webm$/)
    const video = dialog.locator('video')
    await expect
      .poll(() => video.evaluate(async (player: HTMLVideoElement) => (await player.play(), player.currentTime)))
      .toBeGreaterThan(0)
  })

  await test.step('it stands in the list with its state and its cost', async () => {
    await page.goto(href('ai-videos'))
    await expect(page.getByRole('article').getByText('Rendered')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('menu')).toBeHidden()
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

/** Drags the first scene of the timeline behind the last one. */
async function dragSceneToEnd(page: Page): Promise<void> {
  const scenes = page.getByRole('list', { name: 'Scenes on the timeline' }).getByRole('button')
  await scenes.first().dragTo(scenes.last(), { sourcePosition: { x: 30, y: 30 } })
}

/** The browser goes offline as soon as bytes of an upload are on their way. */
async function loseConnectionWhileSending(page: Page): Promise<void> {
  let isLost = false
  await page.route('**/api/uploads/*', async (route) => {
    if (isLost || route.request().method() !== 'PATCH') {
      await route.fallback()
      return
    }
    isLost = true
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
}
