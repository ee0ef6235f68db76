import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseOverview } from '../../../../shared/federation/src/release-protocol.ts'
import { RefusedRunError } from '../read-words.ts'
import { findRefusals, type Releases, runningReleases } from '../refusals.ts'
import { runPlaywright } from '../run-playwright.ts'
import type { TargetServer } from '../target-server.ts'
import { type Combination, listCombinations, nextReleases } from './combinations.ts'
import { readResults, type Results } from './read-results.ts'
import { type CombinationReport, describeMatrix, type MatrixReport } from './report.ts'
import { writeReportPage } from './report-page.ts'

const root = join(import.meta.dirname, '../../../..')
const FOLDER = 'test-results/matrix'

/** A busy machine fails a test once; a release does it again. Words of the caller come later, and win. */
const RETRIES = '--retries=1'

/** What runs without words: the main job, the journey through all remotes, and every remote's pages. */
const SMOKE = ['--grep', '@smoke']

/**
 * Runs tests with every combination of live and next releases, one after the other, and writes the report.
 * @param asked the next releases; empty: the previews of the server
 * @returns 0 when every combination passed
 * @throws RefusedRunError when there is nothing to combine
 */
export async function runMatrix(server: TargetServer, asked: Releases, words: readonly string[]): Promise<number> {
  const packages = await server.releases().list()
  const next = Object.keys(asked).length > 0 ? asked : nextReleases(packages)
  if (Object.keys(next).length === 0) {
    throw new RefusedRunError(
      `Nothing is published as a preview on ${server.origin}: there is nothing to combine. Name releases by --with.`,
    )
  }
  await rm(join(root, FOLDER), { recursive: true, force: true })
  await mkdir(join(root, FOLDER), { recursive: true })
  const report: MatrixReport = { server: server.origin, started_at: new Date().toISOString(), combinations: [] }
  for (const combination of listCombinations(next)) {
    console.log(`\n── ${combination.name}`)
    report.combinations.push(await runCombination(server, packages, combination, words))
    // After each: a run that is cut off leaves what it has found.
    await writeFile(join(root, FOLDER, 'report.json'), JSON.stringify(report, null, 2))
    await writeFile(join(root, FOLDER, 'report.html'), writeReportPage(report))
  }
  console.log(`\n${describeMatrix(report)}\n\n${FOLDER}/report.html, ${FOLDER}/report.json`)
  return report.combinations.every(({ outcome }) => outcome === 'passed') ? 0 : 1
}

async function runCombination(
  server: TargetServer,
  packages: readonly ReleaseOverview[],
  { name, releases }: Combination,
  words: readonly string[],
): Promise<CombinationReport> {
  const running = runningReleases(packages, releases)
  const base = { name, running, changed: Object.keys(releases) }
  const refusals = await findRefusals(server.releases(), running)
  if (refusals.length > 0) {
    console.log(refusals.join('\n'))
    return { ...base, outcome: 'refused', passed: 0, flaky: 0, failures: [], refusals, seconds: 0 }
  }
  const startedAt = Date.now()
  const { passed, flaky, failures } = await runTests({ server, releases }, name, words)
  return {
    ...base,
    outcome: failures.length === 0 ? 'passed' : 'failed',
    passed,
    flaky,
    failures,
    refusals,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}

async function runTests(
  target: { server: TargetServer; releases: Releases },
  name: string,
  words: readonly string[],
): Promise<Results> {
  const folder = join(FOLDER, name.replaceAll(/\W+/g, '-'))
  const json = join(root, `${folder}.json`)
  const code = await runPlaywright(
    [RETRIES, ...(words.length > 0 ? words : SMOKE), '--reporter=list,json', `--output=${join(root, folder)}`],
    target,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: json },
  )
  const results = await readFile(json, 'utf8').then(readResults, () => ({ passed: 0, flaky: 0, failures: [] }))
  if (code !== 0 && results.failures.length === 0) {
    const message = `Playwright ended with ${code} and named no failed test.`
    return { ...results, failures: [{ test: 'the run itself', place: '', message, attribution: null }] }
  }
  return results
}
