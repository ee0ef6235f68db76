// Compares the editor's canvas with the image that the server draws: a template of every style in every format, with five scripts. Prints
// the share of pixels that differ by more than a quarter and the mean difference, and fails above the tolerance.
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { chromium, request } from '@playwright/test'
import {
  compareFormat,
  type Difference,
  GOLDEN_WORDS,
  type GoldenLanguage,
  orderGolden,
  TOLERANCE,
  toEditorAddress,
} from '../src/fixtures/golden-images.ts'
import { createPerson, removePerson, signIn, xsrfToken } from '../src/fixtures/people.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { checkPrecondition } from './precondition.ts'
import { runSize } from './run-size.ts'
import { startServer } from './start-server.ts'

const allLanguages = Object.keys(GOLDEN_WORDS) as GoldenLanguage[]
const languages = runSize(allLanguages, allLanguages.slice(0, 1))
const allStyles = [...new Set(builtInTemplates.map(({ style }) => style))]
const styles = runSize(allStyles, allStyles.slice(0, 1))
const FORMATS = runSize(4, 1)
/** Fonts and images of a document may arrive after its first drawing. */
const TRIES = 20

const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: LAUNCH_ARGUMENTS,
})
const api = await request.newContext({ baseURL: server.origin })
let isWithin = true
try {
  for (const style of styles) {
    // Each style has its own user, so that the credits of one workspace suffice.
    const person = await createPerson(api)
    const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
    await signIn(context, person)
    const page = await context.newPage()
    const token = await xsrfToken(context)
    const templateId = builtInTemplates.find((template) => template.style === style)?.id ?? ''
    for (const language of languages) {
      const order = await orderGolden(context, { templateId, language }, token)
      await page.goto(toEditorAddress(order))
      const found: string[] = []
      const drawn = order.images.filter(({ url }) => url !== null).length
      checkPrecondition(
        `${style}, ${language}: ${drawn} of ${order.aspect_ratios.length} formats drawn`,
        drawn === order.aspect_ratios.length,
      )
      for (const ratio of order.aspect_ratios.slice(0, FORMATS)) {
        let difference: Difference = { changedShare: 1, meanDifference: 255 }
        for (let attempt = 0; attempt < TRIES && !isTolerable(difference); attempt += 1) {
          difference = await compareFormat(page, order, ratio)
        }
        isWithin &&= isTolerable(difference)
        found.push(
          `${ratio} ${(difference.changedShare * 100).toFixed(3)} % (mean ${difference.meanDifference.toFixed(3)})`,
        )
      }
      console.log(`${style}, ${language}: ${found.join('; ')}`)
    }
    await context.close()
    await removePerson(api, person)
  }
} finally {
  await api.dispose()
  await browser.close()
  await server.stop()
}
if (!isWithin) {
  console.error(
    `More than ${TOLERANCE.changedShare * 100} % of the pixels differ, or ${TOLERANCE.meanDifference} in the mean.`,
  )
  process.exitCode = 1
}

function isTolerable({ changedShare, meanDifference }: Difference): boolean {
  return changedShare < TOLERANCE.changedShare && meanDifference < TOLERANCE.meanDifference
}
