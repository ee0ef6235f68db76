import { coloredPng } from '../fixtures/colored-png.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { createReleaseToken } from '../fixtures/release-team.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'
import { createOutsideRepository, type OutsideRepository } from './outside-repository.ts'

const NAME = 'insights'
const PAGE = `src/pages/${NAME}-page.tsx`

// The second test breaks what the first one made.
test.describe.configure({ mode: 'serial' })

let server: OwnServer
let team: OutsideRepository

test.beforeAll(async () => {
  test.setTimeout(600_000)
  server = createOwnServer(ownPort('kit'))
  ;[team] = await Promise.all([createOutsideRepository(NAME), server.start()])
})

test.afterAll(async () => {
  await server.remove()
  await team.remove()
})

/** What a team adds: a component of antd, an answer of the API, a dependency, styles, an image, code that is loaded later. */
function writeOwnPage({ write, replace }: OutsideRepository): void {
  write(
    PAGE,
    `import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getCredits } from '@marquee/contract/credits'
import { usePageTitle, useUser } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { Button } from 'antd'
import escapeStringRegexp from 'escape-string-regexp'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { href } from '../href.ts'
import styles from './own.module.css'

const Later = lazy(() => import('../later.tsx').then(({ Later: component }) => ({ default: component })))

export function Page() {
  usePageTitle('Insights')
  const { id } = useUser()
  const [isOpen, setIsOpen] = useState(false)
  const credits = useQuery({ queryKey: ['insights', 'credits'], queryFn: () => callEndpoint(getCredits, {}) })
  return (
    <>
      <PageHeader title="Insights" description={escapeStringRegexp('1.34 kB')} />
      <p className={styles.amount}>Credits: {credits.data?.data.available ?? 'unknown'}</p>
      <img src={new URL('../chart.png', import.meta.url).href} alt="A chart" width={40} height={30} />
      <Button onClick={() => setIsOpen(true)}>Show more</Button>
      {isOpen && <Suspense>{<Later />}</Suspense>}
      <Link to={href('insights.details', { params: { id } })}>Open the details</Link>
    </>
  )
}
`,
  )
  write('src/later.tsx', `export function Later() {\n  return <p>This came later.</p>\n}\n`)
  write('src/pages/own.module.css', '.amount {\n  color: rgb(1 2 3);\n}\n')
  write('src/chart.png', coloredPng(40, 30, [200, 30, 90]).buffer)
  replace('jest.config.mjs', 'createJestConfig()', "createJestConfig({ esmPackages: ['escape-string-regexp'] })")
}

test('[P-87] [A-17] a remote of another repository is built, tested and released with the packed kit alone', async ({
  browser,
}) => {
  const token = await createReleaseToken(NAME, server.dataDir)
  const connection = { RELEASE_URL: server.origin, RELEASE_TOKEN: token }
  const succeed = async (words: readonly string[], variables?: Record<string, string>) => {
    const { code, output } = await team.run(words, variables)
    expect(code, output).toBe(0)
    return output
  }

  await test.step('what the generator wrote passes its own checks, and so does what the team adds', async () => {
    await succeed(['npm', 'install', '--no-audit', '--no-fund'])
    await succeed(['npm', 'test'])
    writeOwnPage(team)
    await succeed(['npm', 'install', '--no-audit', '--no-fund', 'escape-string-regexp'])
    await succeed(['npm', 'run', 'types'])
    await succeed(['npm', 'test'])
    await succeed(['npm', 'run', 'build'])
  })

  await test.step('it fits what is live, and what was recorded when no server is there', async () => {
    expect(await succeed(['npm', 'run', 'check'], connection)).toContain('Fits what is live.')
    await succeed(['npm', 'run', 'record'], connection)
    expect(await succeed(['npm', 'run', 'check'])).toContain('Fits what was recorded as live.')
  })

  await test.step('the token of another remote releases nothing', async () => {
    const other = await createReleaseToken('trends', server.dataDir)
    const { code, output } = await team.run(['npm', 'run', 'release', '--', '--live'], {
      ...connection,
      RELEASE_TOKEN: other,
    })
    expect([code, output]).toEqual([1, expect.stringContaining('may release trends, not insights')])
  })

  const context = await browser.newContext({ baseURL: server.origin })
  await signIn(context, await createPerson(context.request))
  const page = await context.newPage()
  const shell = new Shell(page)
  await test.step('its page opens in the running host and uses the one React, query client and theme of the page', async () => {
    await succeed(['npm', 'run', 'release', '--', '--live'], connection)
    await page.goto('/dashboard')
    await shell.goTo('Insights')
    await expect(shell.heading).toHaveText('Insights')
    await expect(page.getByText(String.raw`1\.34 kB`)).toBeVisible()
    await expect(page.getByText(/^Credits: \d+$/)).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.getByRole('img', { name: 'A chart' })).toHaveJSProperty('naturalWidth', 40)
    const more = page.getByRole('button', { name: 'Show more' })
    await expect(more).toHaveClass(/ant-btn/)
    await more.click()
    await expect(page.getByText('This came later.')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('insights.png') })
    await page.getByRole('link', { name: 'Open the details' }).click()
    await expect(shell.heading).toHaveText('Details')
  })

  await test.step('a second release follows, and a rollback brings the first one back', async () => {
    team.replace(PAGE, 'Show more', 'Tell more')
    await succeed(['npm', 'run', 'release', '--', '--live', '--reason', 'Better words'], connection)
    await page.goto('/insights')
    await expect(page.getByRole('button', { name: 'Tell more' })).toBeVisible()
    await succeed(['npx', 'marquee-remote', 'rollback', '--reason', 'Worse words'], connection)
    await page.goto('/insights')
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible()
  })
  await context.close()
})

test('[P-87] [A-17] a build that cannot run in the host of the kit is refused, with the reason', async () => {
  const refuse = async (words: readonly string[]) => {
    const { code, output } = await team.run(words)
    expect(code, output).toBe(1)
    return output
  }

  await test.step('an export that the host leaves out', async () => {
    team.replace(
      PAGE,
      "import { Link } from 'react-router'",
      "import { Link, createStaticHandler } from 'react-router'\n\nconsole.log(createStaticHandler)",
    )
    expect(await refuse(['npm', 'run', 'build'])).toContain(
      'imports "createStaticHandler" of react-router, which the host does not provide.',
    )
    team.replace(PAGE, '\n\nconsole.log(createStaticHandler)', '')
    team.replace(PAGE, ', createStaticHandler', '')
  })

  await test.step('a page of another package', async () => {
    team.replace('src/manifest.ts', "'/insights/:id'", "'/brief/:id'")
    expect(await refuse(['npm', 'run', 'build'])).toContain('belongs to')
    team.replace('src/manifest.ts', "'/brief/:id'", "'/insights/:id'")
  })

  await test.step('a React that the host does not have', async () => {
    team.replace('node_modules/react/package.json', '"version": "19', '"version": "18')
    // A release of the same files would not be built again.
    team.write('src/pages/own.module.css', '.amount {\n  color: rgb(3 2 1);\n}\n')
    expect(await refuse(['npm', 'run', 'build'])).toMatch(/react: 18\.\d+\.\d+ is installed, the host has 19\.\d+\.\d+/)
  })
})
