import { createElement, type ReactNode } from 'react'
import { h } from './elements.ts'

const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'
const HALF_STAR = 'M10 1.6V15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'

function svg(className: string, ...paths: readonly ReactNode[]): ReactNode {
  return createElement('svg', { className, viewBox: '0 0 20 20', 'aria-hidden': true, focusable: false }, ...paths)
}

function icon(path: string, className: string): ReactNode {
  return svg(className, createElement('path', { d: path }))
}

export const checkIcon = () => icon('M7.6 15.6L2.4 10.4l1.9-1.9 3.3 3.3 8.1-8.1 1.9 1.9z', 'fp-icon fp-icon-yes')
export const crossIcon = () =>
  icon('M5 3.4L10 8.4l5-5 1.6 1.6-5 5 5 5-1.6 1.6-5-5-5 5L3.4 15l5-5-5-5z', 'fp-icon fp-icon-no')

/** Stars for a rating up to 5, rounded to half stars. Text beside them says the rating. */
function stars(rating: number): ReactNode {
  const shown = Math.round(rating * 2) / 2
  return h(
    'span',
    { className: 'fp-stars', 'aria-hidden': true },
    ...[1, 2, 3, 4, 5].map((star) =>
      svg(
        'fp-star',
        createElement('path', { className: 'fp-star-empty', d: STAR }),
        shown >= star - 0.5 && createElement('path', { d: shown >= star ? STAR : HALF_STAR }),
      ),
    ),
  )
}

/** Stars with their text, as in "4.7 of 5". */
export function rating(value: number | null, words: string, className = 'fp-rating'): ReactNode {
  return value === null || words === '' ? null : h('p', { className }, stars(value), h('span', null, words))
}
