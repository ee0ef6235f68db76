import { builtInTemplates } from '@marquee/creative/built-in-templates'
import {
  compareFormat,
  GOLDEN_WORDS,
  type GoldenLanguage,
  orderGolden,
  TOLERANCE,
  toEditorAddress,
} from '../fixtures/golden-images.ts'
import { xsrfToken } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const languages = Object.keys(GOLDEN_WORDS) as GoldenLanguage[]
/** One template of a style for each language; `npm run bench golden` compares all styles in all of them. */
const styles = ['offer', 'quote', 'comparison', 'editorial', 'native_note'] as const

test('[P-43] what the editor shows is what the server draws, in every format and with every kind of letters', async ({
  page,
  context,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs()
  const token = await xsrfToken(context)
  const orders = await Promise.all(
    languages.map((language, index) => {
      const template = builtInTemplates.find(({ style }) => style === styles[index])
      return orderGolden(context, { templateId: template?.id ?? '', language }, token)
    }),
  )
  for (const [index, order] of orders.entries()) {
    await test.step(`${languages[index]}, ${styles[index]}`, async () => {
      expect(order.status).toBe('done')
      await page.goto(toEditorAddress(order))
      for (const ratio of order.aspect_ratios) {
        // Fonts and pictures may still be on their way.
        await expect
          .poll(async () => (await compareFormat(page, order, ratio)).changedShare, { message: ratio })
          .toBeLessThan(TOLERANCE.changedShare)
        expect((await compareFormat(page, order, ratio)).meanDifference).toBeLessThan(TOLERANCE.meanDifference)
      }
    })
  }
})
