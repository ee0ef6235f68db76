import type { FunnelPage } from '../funnel-page.ts'

/**
 * Carries the campaign parameters of the page’s own address over to its links and forms. Without scripts, links keep the parameters that
 * they were written with.
 */
const campaignScript = `
const own = new URLSearchParams(location.search)
const kept = [...own].filter(([name]) => /^(utm_[a-z_]+|gclid|fbclid|ttclid|msclkid)$/.test(name))
for (const link of kept.length > 0 ? document.querySelectorAll('a[href^="https://"]') : []) {
  const address = new URL(link.href)
  for (const [name, value] of kept) if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  link.href = address.href
}
for (const form of document.forms) {
  for (const [name, value] of kept) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
}`

/** Shows a quiz question by question, and then the result that most answers lead to; the first one where two have as many. */
const quizScript = `
for (const quiz of document.querySelectorAll('.fp-quiz')) {
  const questions = [...quiz.querySelectorAll('.fp-question')]
  const results = [...quiz.querySelectorAll('.fp-result')]
  const makeButton = (words, className) => Object.assign(document.createElement('button'), { type: 'button', textContent: words, className })
  const back = makeButton(quiz.dataset.back, 'fp-button fp-button-quiet')
  const next = makeButton(quiz.dataset.next, 'fp-button')
  const buttons = Object.assign(document.createElement('div'), { className: 'fp-quiz-buttons' })
  buttons.append(back, next)
  quiz.querySelector('.fp-results').before(buttons)
  quiz.classList.add('fp-scripted')
  let shown = 0
  const findResult = () => {
    const counts = results.map((_, index) => quiz.querySelectorAll('input:checked[value="' + index + '"]').length)
    return counts.indexOf(Math.max(...counts))
  }
  const show = (hasFocus) => {
    questions.forEach((question, index) => { question.hidden = index !== shown })
    const isDone = shown === questions.length
    const result = isDone ? findResult() : -1
    results.forEach((one, index) => { one.hidden = index !== result })
    back.hidden = shown === 0
    next.hidden = isDone
    next.disabled = !isDone && !questions[shown].querySelector(':checked')
    if (hasFocus) (isDone ? results[result] : questions[shown].querySelector('input')).focus()
  }
  quiz.addEventListener('change', () => show(false))
  next.addEventListener('click', () => { shown += 1; show(true) })
  back.addEventListener('click', () => { shown -= 1; show(true) })
  if (questions.length > 0 && results.length > 0) show(false)
}`

/** The script of a page, without its tag. It makes no request and stores nothing. */
export function writePageScript({ sections }: Pick<FunnelPage, 'sections'>): string {
  const hasQuiz = sections.some(({ type, hidden }) => type === 'quiz' && !hidden)
  return `{${campaignScript}\n}${hasQuiz ? `\n{${quizScript}\n}` : ''}\n`
}
