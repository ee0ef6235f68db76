import { findReachingSelectors } from './find-reaching-selectors.ts'

const own = '.list-module-row-Ab3_d-9x'

test.each([
  'body',
  ':root',
  '*',
  '.ant-btn',
  '#root > div',
  'body:has(.list-module-row-Ab3_d-9x)',
  ':is(.list-module-row-Ab3_d-9x, body)',
  `${own} + div`,
  '.briefs-row',
])('[P-97] the selector %s reaches beyond the remote', (selector) => {
  expect(findReachingSelectors(`${own} { color: red } ${selector} { display: none !important }`)).toEqual([selector])
})

test.each([
  own,
  `${own} .ant-btn`,
  `html[data-theme] ${own}`,
  `${own}:not(.ant-btn):hover::before`,
  `${own} > * + *`,
  `${own} + ${own}`,
  `:where(${own}) p`,
])('[P-97] the selector %s stays within the remote', (selector) => {
  expect(findReachingSelectors(`${selector} { display: none }`)).toEqual([])
})

test('[P-97] rules within others are read too', () => {
  expect(findReachingSelectors('@media print { body { color: red } }')).toEqual(['body'])
  expect(findReachingSelectors(`${own} { &:hover { color: red } p { color: red } }`)).toEqual([])
  expect(findReachingSelectors('@keyframes turn { from { opacity: 0 } }')).toEqual([])
})

test('[P-97] a remote does not define the custom properties of others', () => {
  expect(findReachingSelectors('@property --mq-text { syntax: "*"; inherits: false }')).toEqual(['@property --mq-text'])
})
