import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listRemotes } from '../../shared/federation/src/list-remotes.ts'
import { featureOrders, hostOrder, sharedFolders } from './layers.ts'

const root = join(import.meta.dirname, '../..')
const remotes = listRemotes(root)

/** A file with a fault, and the words by which the lint names it. */
const planted: [path: string, content: string, named: string][] = [
  ['remotes/briefs/src/pages/list-page.ts', "import '../../../../host/src/app.ts'", 'boundaries(dependencies)'],
  ['remotes/briefs/src/pages/other-page.ts', "import '../../../generation/src/thing.ts'", 'boundaries(dependencies)'],
  ['remotes/briefs/src/components/row.ts', "import '../pages/list-page.ts'", 'nothing below imports a page'],
  ['remotes/ad-library/src/state/mark.ts', "import '../boards/state/order.ts'", 'boundaries(dependencies)'],
  ['remotes/ad-library/src/brands/head.ts', "import '../brand-spy/state/words.ts'", 'boundaries(dependencies)'],
  ['remotes/ad-library/src/new-feature/part.ts', "import '../boards/state/order.ts'", 'boundaries(dependencies)'],
  ...Object.entries(featureOrders).flatMap(([remote, order]) => plantInOrder(`remotes/${remote}/src`, order)),
  ...plantInOrder('host/src', hostOrder),
  [
    'remotes/ad-library/src/boards/components/row.ts',
    "import '../pages/board-page.ts'",
    'nothing below imports a page',
  ],
  ['remotes/ad-library/src/boards/state/order.ts', "import '../components/row.ts'", 'know no components'],
  ['remotes/briefs/src/api/briefs.ts', "import '../components/row.ts'", 'know no components'],
  ['remotes/briefs/src/state/draft.ts', "import '../components/row.ts'", 'know no components'],
  ['extension/src/adapters/page.ts', "import '../queue/work-queue.ts'", 'boundaries(dependencies)'],
  ['extension/src/page/button.ts', "import '../sign-in/connection.ts'", 'boundaries(dependencies)'],
  ['host/src/layout.ts', "import '../../remotes/briefs/src/pages/list-page.ts'", 'boundaries(dependencies)'],
  ['host/src/remotes/loader.ts', "import '../layout/frame.ts'", 'boundaries(dependencies)'],
  ['host/src/guard/rules.ts', "import '../routing/routes.ts'", 'boundaries(dependencies)'],
  ['host/src/widgets/new-folder.ts', "import '../remotes/registry.ts'", 'boundaries(dependencies)'],
  ['host/src/layout/menu.ts', "import '../main.ts'", 'boundaries(dependencies)'],
  ...remotes.flatMap((name): (typeof planted)[number][] => [
    [`host/src/federated/${name}.ts`, `import '${name}/remote-entry'`, 'no-restricted-imports'],
    [`remotes/briefs/src/state/${name}.ts`, `import '${name}/remote-entry'`, 'no-restricted-imports'],
  ]),
  [
    'remotes/briefs/src/components/save-button.ts',
    "export { useMutation } from '@tanstack/react-query'",
    "'useMutation' import",
  ],
  [
    'host/src/pages/save-button.ts',
    "import { useMutation } from '@tanstack/react-query'\nexport const useSave = useMutation",
    "'useMutation' import",
  ],
  ['remotes/briefs/src/state/store.ts', "export { useStore } from 'react-redux'", 'only shallowEqual import'],
  ['host/src/slow.test.ts', "import { monitorEventLoopDelay } from 'node:perf_hooks'", "'node:perf_hooks' import"],
  [
    'server/src/slow.test.ts',
    'export const isFast = (start: number) => performance.now() - start < 1000',
    "'performance.now' is restricted",
  ],
  ['host/src/caller.ts', "export const answer = () => fetch('/api/briefs')", 'Call the API through'],
  ['host/src/sender.ts', 'export const request = new XMLHttpRequest()', 'Send files through'],
  ['host/src/idle.ts', 'requestIdleCallback(() => {})', 'requestIdleCallback is not supported in Safari'],
  ['remotes/briefs/src/state/gpu.ts', 'export const gpu = navigator.gpu', "Feature 'WebGPU'"],
  ['shared/ui/src/attempt.ts', 'export const attempt = Promise.try(() => 1)', "Feature 'Promise.try()'"],
  ['shared/contract/src/leak.ts', "import '../../api-client/src/client.ts'", 'boundaries(dependencies)'],
  ['shared/ui/src/leak.ts', "import '../../federation/src/registry.ts'", 'boundaries(dependencies)'],
  ['shared/remote-kit/src/leak.ts', "import '../../../host/src/app.ts'", 'boundaries(dependencies)'],
  [
    'server/src/modules/briefs/briefs/briefs.routes.ts',
    "import './briefs.repository.ts'",
    'only a service calls a repository',
  ],
  ['server/src/modules/briefs/briefs/briefs.service.ts', "import { Pool } from 'pg'\nexport { Pool }", 'speaks SQL'],
  ['server/src/modules/briefs/briefs/conditions.ts', "import { sql } from 'kysely'\nexport { sql }", 'speaks SQL'],
  ['server/src/modules/library/ads/up.ts', "import '../../briefs/briefs.public.ts'", 'boundaries(dependencies)'],
  [
    'server/src/modules/library/ads/up-by-type.ts',
    "import type { Here } from '../../briefs/briefs.public.ts'\nexport type There = Here",
    'boundaries(dependencies)',
  ],
  ['server/src/modules/library/library.wiring.ts', "import '../briefs/briefs.public.ts'", 'boundaries(dependencies)'],
  [
    'server/src/modules/new-domain/part/part.ts',
    "import '../../library/library.public.ts'",
    'boundaries(dependencies)',
  ],
  [
    'server/src/modules/briefs/briefs/past-the-surface.ts',
    "import type { Here } from '../../library/ads/ads.service.ts'\nexport type There = Here",
    'boundaries(dependencies)',
  ],
  [
    'server/src/modules/briefs/briefs/briefs.policy.ts',
    "import '../brief-feedback/brief-feedback.repository.ts'",
    'boundaries(dependencies)',
  ],
  ['server/src/modules/briefs/briefs/wired.ts', "import '../briefs.wiring.ts'", 'boundaries(dependencies)'],
  [
    'server/src/modules/briefs/briefs/circle-by-type.ts',
    "import type { Back } from './circle-back.ts'\nexport type Forth = Back",
    'import(no-cycle)',
  ],
  ['server/src/modules/briefs/other.wiring.ts', "import { sql } from 'kysely'\nexport { sql }", 'speaks SQL'],
  ['server/src/platform/leak.ts', "import '../modules/briefs/briefs/briefs.service.ts'", 'boundaries(dependencies)'],
  ['shared/ui/src/utils.ts', 'export const a = 1', 'name it after what it holds'],
  ['shared/ui/src/index.ts', 'export const a = 1', 'check-file(no-index)'],
]

/** In the first folder of each row a file that imports the row below it. */
function plantInOrder(source: string, order: readonly (readonly string[])[]): typeof planted {
  return order
    .slice(1)
    .map(([below], index) => [
      `${source}/${order[index]?.[0]}/upwards.ts`,
      `import '../${below}/here.ts'`,
      'boundaries(dependencies)',
    ])
}

/** Files that only have to be there for the planted imports to resolve. */
const innocent = [
  ...hostOrder.map(([folder]) => `host/src/${folder}/here.ts`),
  ...Object.entries(featureOrders).flatMap(([remote, order]) =>
    order.map(([folder]) => `remotes/${remote}/src/${folder}/here.ts`),
  ),
  'host/src/app.ts',
  'host/src/main.ts',
  'host/src/manifest.ts',
  'host/src/remotes/registry.ts',
  'host/src/layout/frame.ts',
  'host/src/routing/routes.ts',
  'extension/src/queue/work-queue.ts',
  'extension/src/sign-in/connection.ts',
  'remotes/generation/src/thing.ts',
  'remotes/ad-library/src/boards/pages/board-page.ts',
  'remotes/ad-library/src/brand-spy/state/words.ts',
  'shared/api-client/src/client.ts',
  'shared/federation/src/registry.ts',
  'server/src/modules/briefs/briefs/briefs.repository.ts',
  'server/src/modules/briefs/brief-feedback/brief-feedback.repository.ts',
  'server/src/modules/briefs/brief-feedback/brief-feedback.service.ts',
  'server/src/modules/briefs/briefs.ports.ts',
  'server/src/modules/briefs/briefs.wiring.ts',
]

interface Finding {
  filename: string
  code: string
  message: string
}

describe('the layer rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-lint-'))
  let findings: Finding[] = []

  beforeAll(() => {
    for (const name of [
      '.browserslistrc',
      'oxlint.config.ts',
      'scripts/lint/layers.ts',
      'scripts/lint/layer-policies.ts',
      'tsconfig.json',
      'tsconfig.base.json',
      'package.json',
    ]) {
      cpSync(join(root, name), join(folder, name))
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const files = new Map(planted.map(([path, content]) => [path, content]))
    for (const path of innocent) {
      files.set(path, 'export const here = true')
    }
    files.set(
      'server/src/modules/briefs/briefs/allowed.service.ts',
      [
        "import '../../library/library.public.ts'",
        "import '../brief-feedback/brief-feedback.service.ts'",
        "import '../briefs.ports.ts'",
        "import './briefs.repository.ts'",
      ].join('\n'),
    )
    for (const path of ['briefs/briefs.public.ts', 'library/library.public.ts', 'library/ads/ads.service.ts']) {
      files.set(`server/src/modules/${path}`, 'export type Here = true')
    }
    files.set(
      'server/src/modules/briefs/briefs/circle-back.ts',
      "import type { Forth } from './circle-by-type.ts'\nexport type Back = Forth | true",
    )
    files.set(
      'host/src/layout/allowed.ts',
      "import '../remotes/registry.ts'\nimport '../manifest.ts'\nimport './frame.ts'",
    )
    files.set('remotes/generation/src/products/allowed.ts', "import '../wizard/here.ts'\nimport '../state/shared.ts'")
    files.set('remotes/generation/src/state/shared.ts', 'export const here = true')
    files.set('remotes/ad-library/src/brand-spy/allowed.ts', "import '../brands/head.ts'\nimport '../state/mark.ts'")
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${content}\n`)
    }
    findings = lint(folder)
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(planted)('catch the fault planted in %s', (path, _content, named) => {
    const found = findings
      .filter((finding) => finding.filename === path)
      .map(({ code, message }) => `${code} ${message}`)
    expect(found.join('\n')).toContain(named)
  })

  test.each([
    { source: 'host/src', order: hostOrder, others: ['testing'] },
    ...Object.entries(featureOrders).map(([remote, order]) => ({
      source: `remotes/${remote}/src`,
      order,
      others: [...sharedFolders, 'testing'],
    })),
  ])('give every folder of $source its place', ({ source, order, others }) => {
    const folders = readdirSync(join(root, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
      .map(({ name }) => name)
    expect(order.flat().toSorted()).toEqual(folders.toSorted())
  })

  test('leave a folder of the host alone that imports one before it', () => {
    expect(findings.filter((finding) => finding.filename === 'host/src/layout/allowed.ts')).toEqual([])
  })

  test('leave a feature of a remote alone that imports one before it and what several use', () => {
    const allowed = ['remotes/ad-library/src/brand-spy/allowed.ts', 'remotes/generation/src/products/allowed.ts']
    expect(findings.filter((finding) => allowed.includes(finding.filename))).toEqual([])
  })

  test('leave a service alone that calls its repository, a neighbour’s service and what an earlier domain offers', () => {
    expect(findings.filter((finding) => finding.filename.endsWith('allowed.service.ts'))).toEqual([])
  })
})

function lint(folder: string): Finding[] {
  const report = runOxlint(folder)
  const { diagnostics } = JSON.parse(report.slice(report.indexOf('{'))) as { diagnostics: Finding[] }
  return diagnostics
}

/** Oxlint ends with 1 when it finds something, which is what is wanted here. */
function runOxlint(folder: string): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: folder, encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
