import {
  type CombinationReport,
  describeAttribution,
  describeChanges,
  describeCounts,
  type MatrixReport,
} from './report.ts'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem; text-align: start; vertical-align: top }
code { font-size: .9em }
.passed { color: light-dark(#17663a, #6fd39b) }
.failed, .refused { color: light-dark(#a3231f, #ff9d97); font-weight: 600 }
pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentColor 8%, transparent) }
.table { overflow-x: auto }`

/** The report as one static HTML file: what failed in which combination, and which release the failure names. */
export function writeReportPage(report: MatrixReport): string {
  const { combinations, server, started_at: startedAt } = report
  const bad = combinations.filter(({ outcome }) => outcome !== 'passed')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Release matrix · Marquee</title>
<style>${STYLE}</style>
<h1>Release matrix</h1>
<p>${combinations.length} combinations on ${escape(server)}, ${escape(startedAt)}: ${bad.length === 0 ? 'all passed' : `${bad.length} did not pass`}.</p>
<div class="table" tabindex="0" role="region" aria-label="Combinations">
<table>
<thead><tr><th scope="col">Combination</th><th scope="col">Not live</th><th scope="col">Outcome</th><th scope="col">Tests</th></tr></thead>
<tbody>
${combinations.map(row).join('\n')}
</tbody>
</table>
</div>
${bad.map(section).join('\n')}
</html>
`
}

function row(one: CombinationReport): string {
  const cells = [
    `<th scope="row">${escape(one.name)}</th>`,
    `<td><code>${escape(describeChanges(one) || 'nothing')}</code></td>`,
    `<td class="${one.outcome}">${one.outcome}</td>`,
    `<td>${escape(describeCounts(one))}</td>`,
  ]
  return `<tr>${cells.join('')}</tr>`
}

function section(one: CombinationReport): string {
  const running = Object.entries(one.running).map(([name, release]) => `${name} ${release}`)
  const refusals = one.refusals.map((refusal) => `<li>${escape(refusal)}</li>`)
  const failures = one.failures.map(
    (failure) =>
      `<h3>${escape(failure.test)}</h3>
<p><code>${escape(failure.place)}</code> · ${escape(describeAttribution(failure))}</p>
<pre tabindex="0">${escape(failure.message)}</pre>`,
  )
  return [
    `<h2>${escape(one.name)}</h2>`,
    `<p>${one.outcome === 'refused' ? 'It would run' : 'It ran'} <code>${escape(running.join(', '))}</code>.</p>`,
    ...(refusals.length > 0 ? [`<ul>${refusals.join('')}</ul>`] : []),
    ...failures,
  ].join('\n')
}

/** A test's title and its message are texts, never markup. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
