import type { ReactNode } from 'react'
import { fillLabel } from '../labels/page-labels.ts'
import type { SectionOf } from '../section.ts'
import { button, frame, getSubTag, h, headline, image, mark, text } from './elements.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

const LETTERS = 'ABCDEF'

/**
 * All questions with their answers by letter, and all results as “Mostly A”, so that the quiz works on paper and without a script. The
 * page’s script shows one question at a time, and then the result with the most answers.
 */
export function quiz(context: ViewContext, section: SectionOf<'quiz'>, place: SectionPlace): ReactNode {
  const { labels } = context
  const count = section.questions.length
  return frame(
    section,
    'fp-quiz-section',
    h(
      'div',
      { className: 'fp-heading' },
      headline(context, section, place, place.level === 1 ? 'fp-display' : 'fp-title'),
      text(context, 'p', 'text', section.text, 'fp-lead'),
    ),
    h(
      'div',
      { className: 'fp-quiz', 'data-next': labels.next, 'data-back': labels.back },
      ...section.questions.map((one, key) =>
        h(
          'fieldset',
          { key, className: 'fp-question fp-card' },
          h(
            'legend',
            null,
            count > 1 &&
              h(
                'span',
                { className: 'fp-eyebrow' },
                fillLabel(labels.question_count, { number: String(key + 1), count: String(count) }),
              ),
            h('span', { className: 'fp-question-words', ...mark(context, `questions.${key}.question`) }, one.question),
          ),
          ...one.answers.map((answer, index) =>
            h(
              'label',
              { key: index, className: 'fp-answer' },
              h('input', { type: 'radio', name: `q-${section.id}-${key}`, value: answer.result }),
              h('span', { className: 'fp-letter', 'aria-hidden': true }, LETTERS[answer.result] ?? ''),
              h('span', mark(context, `questions.${key}.answers.${index}.text`), answer.text),
            ),
          ),
        ),
      ),
      h(
        'div',
        { className: 'fp-results' },
        ...section.results.map((result, key) =>
          h(
            'div',
            { key, className: 'fp-result fp-card', 'data-result': key, tabIndex: -1 },
            h('p', { className: 'fp-eyebrow' }, fillLabel(labels.mostly, { letter: LETTERS[key] ?? '' })),
            text(context, getSubTag(section, place), `results.${key}.headline`, result.headline, 'fp-sub'),
            text(context, 'p', `results.${key}.text`, result.text),
            button(context, result.button, `results.${key}.button.label`),
            image(context, result.image),
          ),
        ),
      ),
    ),
  )
}
