import { listAds } from '@marquee/contract/ads'
import type { BrowserContext } from '@playwright/test'
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
    const start = performance.now()
    const draw = (now: number) => {
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
