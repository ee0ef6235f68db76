/**
 * Refuses styles that are newer than the floor of `.browserslistrc`. What is left out here is either lowered by the build or changes
 * nothing but the looks where it is missing; `@supports` around anything else says the same of it.
 * @type {import('stylelint').Config}
 */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        // Widely available since the plugin's data was made.
        ignoreFunctions: ['light-dark'],
        ignoreProperties: {
          // The build adds the prefix that Safari needs.
          'user-select': ['none'],
          'print-color-adjust': ['exact'],
          'text-size-adjust': ['100%'],
          // Where lines break, what stays in its place while others load, colors of native parts, and a first choice of fonts.
          'text-wrap': ['balance', 'pretty'],
          'overflow-anchor': ['none'],
          '/^overscroll-behavior/': ['contain'],
          'scrollbar-width': ['thin', 'none'],
          'scrollbar-gutter': ['stable', 'auto'],
          'accent-color': [],
          'paint-order': ['stroke'],
          'break-after': ['avoid'],
          'font-family': ['ui-monospace'],
        },
      },
    ],
  },
}
