import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { measureProcess, registry } from '../../../platform/metrics/instruments.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const folder = join(import.meta.dirname, '../../../../../operations')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), runbook: z.string().regex(/\.$/) }),
        }),
      ),
    }),
  ),
})
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

const alerts = rules.parse(parse(read('prometheus/alerts.yml'))).groups.flatMap((group) => group.rules)
const { panels } = dashboard.parse(JSON.parse(read('grafana/marquee.json')))

/** The figures that an expression names, without the endings that Prometheus adds to histograms. */
function listNames(expr: string): string[] {
  return [...expr.matchAll(/\b(?:marquee|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)
}

test('[P-86] every figure that an alert or the dashboard names is given by the server', async () => {
  const server = await startTestServer()
  measureProcess()
  const text = await registry.metrics()
  await server.close()
  const given = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '']) => name))
  const isGiven = (name: string) => given.has(name) || given.has(name.replace(/_(?:bucket|count|sum)$/, ''))
  const named = [...alerts, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => listNames(expr))
  expect(named.filter((name) => !isGiven(name))).toEqual([])
  expect(named.length).toBeGreaterThan(30)
  // What this server measures is shown: nothing is measured in vain.
  const own = [...given].filter((name) => name.startsWith('marquee_'))
  const shown = new Set(named.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))
  expect(own.filter((name) => !shown.has(name))).toEqual([])
})

const cases = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
})

test('[P-86] the cases for promtool make every alert fire once and leave it silent once', () => {
  const tried = cases.parse(parse(read('prometheus/alerts.test.yml'))).tests.flatMap((one) => one.alert_rule_test)
  const listAlerts = (isFiring: boolean) =>
    new Set(tried.filter(({ exp_alerts }) => exp_alerts.length > 0 === isFiring).map(({ alertname }) => alertname))
  const names = alerts.map(({ alert }) => alert).toSorted()
  expect([...listAlerts(true)].toSorted()).toEqual(names)
  expect([...listAlerts(false)].toSorted()).toEqual(names)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const describeWithPromtool = hasPromtool ? describe : describe.skip

describeWithPromtool('with promtool of Prometheus', () => {
  test.each([
    ['the configuration is valid', ['check', 'config', 'prometheus.yml']],
    ['the alerts fire when they should and not otherwise', ['test', 'rules', 'alerts.test.yml']],
  ])('[P-86] %s', (_, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: join(folder, 'prometheus'),
      encoding: 'utf8',
    })
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  })
})
