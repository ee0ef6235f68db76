import { type ReportReason, reportReason } from '@marquee/contract/published-pages'

const REASONS: Readonly<Record<ReportReason, string>> = {
  phishing: 'It asks for passwords, or pretends to be somebody else',
  illegal: 'It is against the law',
  misleading: 'It says what is not true',
  other: 'Something else',
}
const LONGEST_DETAILS = 1000

/** The form by which a visitor reports a page, as HTML for the body of a message page. */
export function writeReportForm(): string {
  const choices = reportReason.options.map(
    (value) => `<label><input type="radio" name="reason" value="${value}" required> ${REASONS[value]}</label>`,
  )
  return `<form method="post">
<fieldset><legend>What is wrong with it?</legend>
${choices.join('\n')}
</fieldset>
<label for="details">What we should know (optional)</label>
<textarea id="details" name="details" rows="4" maxlength="${LONGEST_DETAILS}"></textarea>
<button type="submit">Send the report</button>
</form>`
}

/** Null for a form without a reason of ours. */
export function readReport(posted: URLSearchParams): { reason: ReportReason; details: string } | null {
  const reason = reportReason.safeParse(posted.get('reason')).data
  const details = (posted.get('details') ?? '').toWellFormed().replaceAll(/[^\P{Cc}\n]/gu, '')
  return reason === undefined ? null : { reason, details: details.trim().slice(0, LONGEST_DETAILS) }
}
