import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BackgroundProcess, startProcess } from '../../../server/src/testing/background-process.ts'
import { takeSample } from '../../../server/src/testing/take-sample.ts'
import { copySources, type SourceCopy } from '../../performance/single-bundle/copy-sources.ts'
import { frontPages } from '../fixtures/front-pages.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const SERVER_PORT = ownPort('development')
const DEVELOPMENT_PORT = SERVER_PORT + 1
const root = join(import.meta.dirname, '../../..')

test.describe('developing a remote @own-server', () => {
  test.describe.configure({ mode: 'serial' })

  let server: OwnServer
  /** What is developed: tests change it, and nobody else's checkout. */
  let sources: SourceCopy
  let development: BackgroundProcess | undefined

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = createOwnServer(SERVER_PORT)
    sources = await copySources()
    cpSync(join(root, 'scripts/dev.ts'), join(sources.root, 'scripts/dev.ts'))
    await server.start()
  })

  test.afterEach(async () => {
    await development?.stop('SIGTERM')
  })

  test.afterAll(async () => {
    await server.remove()
    await sources.remove()
  })

  async function develop(...parameters: string[]): Promise<string> {
    development = startProcess(join(sources.root, 'scripts/dev.ts'), { APP_URL: server.origin }, parameters)
    const [, address = ''] = await development.waitFor(/^\S+ (?:in the product|alone): (http:\S+)/m)
    return address
  }

  test('inside the product: a change shows at once, and what was typed stays', async ({ browser }) => {
    test.setTimeout(180_000)
    const address = new URL(await develop('briefs', String(DEVELOPMENT_PORT)))
    const context = await browser.newContext({ baseURL: server.origin })
    await signIn(context, await createPerson(context.request))
    const page = await context.newPage()
    await page.goto(`/briefs${address.search}`)
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('briefs')
    await expect(page.getByRole('heading', { name: 'No briefs yet' })).toBeVisible()
    // What the browser tools of module federation read.
    const instances: { name: string }[] = await page.evaluate(() =>
      Reflect.get(window, '__FEDERATION__').__INSTANCES__.map(({ name }: { name: string }) => ({ name })),
    )
    expect(instances.map(({ name }) => name.split('_')[0])).toEqual(expect.arrayContaining(['host', 'briefs']))
    const manifest = await page.request.get(`http://localhost:${DEVELOPMENT_PORT}/build/briefs/mf-manifest.json`)
    expect(await manifest.json()).toMatchObject({ exposes: [{ name: 'remote-entry' }] })
    await page.getByRole('button', { name: 'New brief' }).first().click()
    const title = page.getByRole('dialog').getByLabel('Title')
    await title.fill('Half a title')

    const file = join(sources.root, 'remotes/briefs/src/components/briefs-list.tsx')
    writeFileSync(file, readFileSync(file, 'utf8').replace('No briefs yet', 'No briefs here'))
    await expect(page.getByText('No briefs here')).toBeVisible()
    await expect(title).toHaveValue('Half a title')
    await context.close()
  })

  for (const { remote, path, heading } of takeSample(frontPages, 4)) {
    test(`${remote} runs alone, without any host`, async ({ browser }) => {
      test.setTimeout(120_000)
      const address = await develop(remote, String(DEVELOPMENT_PORT), '--standalone')
      const context = await browser.newContext({ baseURL: server.origin })
      const { email, password } = await createPerson(context.request, { is_admin: true })
      const page = await context.newPage()
      await page.goto(address + path)
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await context.close()
    })
  }
})
